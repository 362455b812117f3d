import { propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { type App, serve } from '#lib/serve.ts';
import { addLanguage, listLanguages, removeLanguage, updateLanguage } from './rules.ts';

export function registerPropertyLanguagesRoutes(app: App): void {
  serve(app, propertyLanguageEndpoints.list, ({ scope, query }) => listLanguages(scope, query));
  serve(app, propertyLanguageEndpoints.create, async ({ scope, body, reply }) => {
    const { language, isNew } = await addLanguage(scope, body);
    if (isNew) reply.code(201);
    return language;
  });
  serve(app, propertyLanguageEndpoints.update, ({ scope, params, body }) => updateLanguage(scope, params, body));
  serve(app, propertyLanguageEndpoints.remove, ({ scope, params }) => removeLanguage(scope, params));
}
