import { articleEndpoints } from './articles.ts';
import { auditLogEndpoints } from './audit-log.ts';
import { categoryConfigEndpoints } from './category-config.ts';
import { changedFactEndpoints } from './changed-facts.ts';
import { channelDriftEndpoints } from './channel-drift.ts';
import { channelEndpoints } from './channels.ts';
import { contentEndpoints } from './content.ts';
import { domainEndpoints } from './domains.ts';
import { eventFeedEndpoints } from './event-feeds.ts';
import { eventEndpoints } from './events.ts';
import { factUseEndpoints } from './fact-uses.ts';
import { globalSettingsEndpoints } from './global-settings.ts';
import { hotelDecorEndpoints } from './hotel-decor.ts';
import { importEndpoints } from './imports.ts';
import { invitationEndpoints } from './invitations.ts';
import { jobEndpoints } from './jobs.ts';
import { landingPageEndpoints } from './landing-pages.ts';
import { languageConfigEndpoints } from './language-config.ts';
import type { EndpointTable } from './lib/endpoint.ts';
import { mediaEndpoints } from './media.ts';
import { mediaLibraryEndpoints } from './media-library.ts';
import { organizationEndpoints } from './organizations.ts';
import { overviewEndpoints } from './overview.ts';
import { permissionEndpoints } from './permissions.ts';
import { postEndpoints } from './posts.ts';
import { propertyEndpoints } from './properties.ts';
import { propertyAmenityEndpoints } from './property-amenities.ts';
import { propertyFactEndpoints } from './property-facts.ts';
import { propertyLanguageEndpoints } from './property-languages.ts';
import { propertyPostEndpoints } from './property-posts.ts';
import { publicSiteEndpoints } from './public-sites.ts';
import { languageEndpoints, propertyTypeEndpoints, styleguideTypeEndpoints } from './reference-data.ts';
import { roleEndpoints } from './roles.ts';
import { sessionEndpoints } from './session.ts';
import { siteSettingsEndpoints } from './site-settings.ts';
import { styleSettingsEndpoints } from './style-settings.ts';
import { styleguideEndpoints } from './styleguides.ts';
import { termEndpoints } from './terms.ts';
import { trainingEndpoints } from './training.ts';
import { userRoleEndpoints } from './user-roles.ts';
import { userEndpoints } from './users.ts';
import { venueEndpoints } from './venues.ts';
import { visitEndpoints } from './visits.ts';
import { wordpressImportEndpoints } from './wordpress-import.ts';
import { workspaceEndpoints } from './workspaces.ts';
import { writingProviderEndpoints } from './writing-provider.ts';

/** Every endpoint of the API, by noun. The server binds each of them or does not start. */
export const endpoints = {
  session: sessionEndpoints,
  users: userEndpoints,
  roles: roleEndpoints,
  permissions: permissionEndpoints,
  'user-roles': userRoleEndpoints,
  invitations: invitationEndpoints,
  'audit-log': auditLogEndpoints,
  organizations: organizationEndpoints,
  'writing-provider': writingProviderEndpoints,
  workspaces: workspaceEndpoints,
  properties: propertyEndpoints,
  domains: domainEndpoints,
  channels: channelEndpoints,
  'channel-drift': channelDriftEndpoints,
  'wordpress-import': wordpressImportEndpoints,
  'property-facts': propertyFactEndpoints,
  'fact-uses': factUseEndpoints,
  'hotel-decor': hotelDecorEndpoints,
  'property-languages': propertyLanguageEndpoints,
  'property-amenities': propertyAmenityEndpoints,
  'site-settings': siteSettingsEndpoints,
  'style-settings': styleSettingsEndpoints,
  'category-config': categoryConfigEndpoints,
  'language-config': languageConfigEndpoints,
  'global-settings': globalSettingsEndpoints,
  languages: languageEndpoints,
  'property-types': propertyTypeEndpoints,
  'styleguide-types': styleguideTypeEndpoints,
  styleguides: styleguideEndpoints,
  events: eventEndpoints,
  venues: venueEndpoints,
  terms: termEndpoints,
  imports: importEndpoints,
  'event-feeds': eventFeedEndpoints,
  media: mediaEndpoints,
  'media-library': mediaLibraryEndpoints,
  content: contentEndpoints,
  training: trainingEndpoints,
  jobs: jobEndpoints,
  'landing-pages': landingPageEndpoints,
  articles: articleEndpoints,
  posts: postEndpoints,
  'property-posts': propertyPostEndpoints,
  'changed-facts': changedFactEndpoints,
  overview: overviewEndpoints,
  'public-sites': publicSiteEndpoints,
  visits: visitEndpoints,
} as const satisfies Record<string, EndpointTable>;
