/** A place of which nothing is there: ids of nothing. */
import { uuidv7 } from 'uuidv7';
import type { Place } from './places.ts';

/** Ids of nothing. */
export function nothing(): Place {
  const id = () => uuidv7();
  const named = {
    host: 'nobody-is-here.localhost',
    invitationToken: 'an-invitation-nobody-wrote',
    pageVersion: 1,
    articleVersion: 1,
  };
  return {
    ...{
      organization: id(),
      workspace: id(),
      property: id(),
      domain: id(),
      styleguide: id(),
      event: id(),
      venue: id(),
      import: id(),
      wordpressImport: id(),
      feed: id(),
    },
    ...{
      fact: id(),
      page: id(),
      trashed: id(),
      job: id(),
      media: id(),
      mediaFolder: id(),
      role: id(),
      userRole: id(),
      invitation: id(),
      member: id(),
    },
    ...{ article: id(), propertyPost: id(), propertyGroup: id() },
    ...{ colleague: id(), session: id(), spareDomain: id(), spareStyleguide: id(), ...named },
  };
}
