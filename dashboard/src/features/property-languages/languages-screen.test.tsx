import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { type PropertyLanguage, propertyLanguageEndpoints } from '@foyer/contract/property-languages';
import { languageEndpoints } from '@foyer/contract/reference-data';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, permissionEntries, uuid } from '#testing/samples.ts';

const entry = (languageId: string, name: string, change: Partial<PropertyLanguage> = {}): PropertyLanguage => ({
  id: uuid(languageId.charCodeAt(0)),
  propertyId: uuid(40),
  languageId,
  name,
  isDefault: false,
  isActive: true,
  ...change,
});

/** Two languages at the lake, none in town; what is changed is kept. */
function languagesApi() {
  let entries = [entry('en', 'English', { isDefault: true }), entry('de', 'German', { isActive: false })];
  return haldenApi()
    .on(languageEndpoints.list, () =>
      listed({ id: 'de', name: 'German' }, { id: 'en', name: 'English' }, { id: 'it', name: 'Italian' }),
    )
    .on(propertyLanguageEndpoints.list, () => listed(...entries))
    .on(propertyLanguageEndpoints.create, ({ body }) => {
      const first = !entries.some(({ propertyId }) => propertyId === body.propertyId);
      const added = entry(body.languageId, 'Italian', { propertyId: body.propertyId, isDefault: first });
      entries = [...entries, added];
      return added;
    })
    .on(propertyLanguageEndpoints.update, ({ params, body }) => {
      entries = entries.map((one) =>
        one.languageId === params.languageId
          ? {
              ...one,
              isActive: body.isDefault || (body.isActive ?? one.isActive),
              isDefault: body.isDefault ?? one.isDefault,
            }
          : { ...one, isDefault: body.isDefault ? false : one.isDefault },
      );
      return entries.find(({ languageId }) => languageId === params.languageId) as PropertyLanguage;
    })
    .on(propertyLanguageEndpoints.remove, ({ params }) => {
      entries = entries.filter(({ languageId }) => languageId !== params.languageId);
      return undefined;
    });
}

const open = (api = languagesApi()) => renderPath('/settings/workspace/languages', { api });
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name: `Languages of ${name}` }));

test('the default cannot be deactivated, and a new default becomes active', async () => {
  const { user, api } = open();
  const rows = await rowsOf('Halden am See');
  const english = await rows.findByRole<HTMLInputElement>('checkbox', { name: 'English is active' });
  expect(english.disabled).toBe(true);
  rows.getByRole('checkbox', { description: 'The default language cannot be deactivated' });
  const german = rows.getByRole<HTMLInputElement>('checkbox', { name: 'German is active' });
  expect(german.checked).toBe(false);
  await user.click(await rows.findByRole('button', { name: 'Make default: German' }));
  await screen.findByText('Default language changed');
  expect(api.asked(propertyLanguageEndpoints.update)[0]?.body).toEqual({ isDefault: true });
  await waitFor(() => expect(german.checked).toBe(true));
  expect(german.disabled).toBe(true);
  await user.click(rows.getByRole('checkbox', { name: 'English is active' }));
  await screen.findByText('Language deactivated');
  expect(api.asked(propertyLanguageEndpoints.update)[1]?.body).toEqual({ isActive: false });
});

test('the first language of a property becomes its default', async () => {
  const { user, api } = open();
  const house = within(await screen.findByRole('region', { name: 'Halden Stadthaus' }));
  await house.findByText('The first language you add becomes the default.');
  await user.selectOptions(house.getByLabelText('Add a language to Halden Stadthaus'), 'Italian');
  await screen.findByText('Language added');
  expect(api.asked(propertyLanguageEndpoints.create)[0]?.body).toEqual({ propertyId: uuid(41), languageId: 'it' });
  expect((await rowsOf('Halden Stadthaus')).getByRole('listitem').textContent).toContain('Default');
});

test('a language is removed after a question, the default not at all', async () => {
  const { user, api } = open();
  const rows = await rowsOf('Halden am See');
  await user.hover(await rows.findByRole('button', { name: 'Remove English' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Make another language the default first');
  await user.click(rows.getByRole('button', { name: 'Remove German' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove German from Halden am See' }));
  await user.click(question.getByRole('button', { name: 'Remove language' }));
  await screen.findByText('Language removed');
  expect(api.asked(propertyLanguageEndpoints.remove)[0]?.params).toEqual({ propertyId: uuid(40), languageId: 'de' });
});

test('without a list of languages there are English, German, Spanish and French to choose from', async () => {
  open(languagesApi().on(languageEndpoints.list, () => refusal(500, { message: 'No' })));
  const choice = await screen.findByLabelText('Add a language to Halden Stadthaus');
  await waitFor(() =>
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add language', 'English', 'German', 'Spanish', 'French']),
  );
});

test('a list that does not load says so with the reason; one that does not load again too', async () => {
  const api = languagesApi();
  api.on(propertyLanguageEndpoints.list, () => refusal(500, { message: 'The list is away', requestId: 'r-3' }));
  const { user } = open(api);
  await screen.findByText('Failed to load workspace languages');
  screen.getByText(/The list is away/);
  screen.getByText('Request r-3');
  api.on(propertyLanguageEndpoints.list, () =>
    listed(entry('en', 'English', { isDefault: true }), entry('de', 'German')),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const rows = await rowsOf('Halden am See');
  api.on(propertyLanguageEndpoints.list, () => refusal(500, { message: 'Away again' }));
  await user.click(await rows.findByRole('checkbox', { name: 'German is active' }));
  await screen.findByText('Failed to refresh languages');
});

test('a refusal is told in the words of the server', async () => {
  const message = 'The default language cannot be deactivated';
  const api = languagesApi().on(propertyLanguageEndpoints.update, () => refusal(409, { message }));
  const { user } = open(api);
  await user.click(await (await rowsOf('Halden am See')).findByRole('button', { name: 'Make default: German' }));
  await screen.findByText('Failed to change the default language');
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
});

test('who may only read is offered no change', async () => {
  open(languagesApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer)));
  const rows = await rowsOf('Halden am See');
  expect(rows.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true);
  expect(rows.queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText(/^Add a language/)).toBeNull();
});
