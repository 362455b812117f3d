/**
 * The languages of a domain's site: those its properties are told in, put in an order and named for guests. Which there
 * are, which is the default and which are active stands with the properties (property-languages) and nowhere else.
 */
import { z } from 'zod';
import { endpoint } from './lib/endpoint.ts';
import { domainMaybe, domainQuery, shortText } from './site-grammar.ts';
import { readsSettings, settingsState, writesSettings } from './site-settings.ts';

const languageId = z.string('Language is required').regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Choose a language');

export const siteLanguage = z.object({
  languageId,
  /** As guests read it; empty for its own name for itself. */
  name: shortText(40),
  isDefault: z.boolean(),
  isActive: z.boolean(),
});
export type SiteLanguage = z.infer<typeof siteLanguage>;

export const languageConfig = settingsState.extend({ languages: z.array(siteLanguage) });
export type LanguageConfig = z.infer<typeof languageConfig>;

/** The whole list. The first is the default where none says that it is; a default is active. */
export const siteLanguages = z
  .array(
    siteLanguage.extend({
      name: siteLanguage.shape.name.default(''),
      isDefault: z.boolean().default(false),
      isActive: z.boolean().optional(),
    }),
  )
  .min(1, 'Keep at least one language')
  .max(30, 'Keep at most 30 languages')
  .superRefine((list, context) => {
    const say = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (new Set(list.map((one) => one.languageId)).size < list.length) say([], 'Name each language once');
    if (list.filter((one) => one.isDefault).length > 1) say([], 'One language alone is the default');
    for (const [i, one] of list.entries()) {
      if (one.isDefault && one.isActive === false) say([i, 'isActive'], 'The default language cannot be deactivated');
    }
  })
  .transform((list): SiteLanguage[] => {
    const chosen = list.find((one) => one.isDefault) ?? list.find((one) => one.isActive !== false) ?? list[0];
    return list.map((one) => ({
      ...one,
      isDefault: one === chosen,
      isActive: one === chosen || (one.isActive ?? true),
    }));
  });

export const languageConfigInput = domainMaybe.extend({ languages: siteLanguages });

export const languageConfigEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/language-config',
    summary: 'The languages of a domain’s site in their order',
    access: readsSettings,
    query: domainQuery,
    versioned: true,
    responses: { 200: languageConfig },
  }),
  save: endpoint({
    method: 'POST',
    path: '/language-config',
    summary: 'Replace the list, for every property of the domain',
    access: writesSettings,
    query: domainMaybe,
    body: languageConfigInput,
    versioned: true,
    responses: { 200: languageConfig },
  }),
} as const;
