import { permissionEndpoints, rolePermissions } from '@foyer/contract/permissions';
import { type FailingText, type LiveEffect, styleguideEndpoints } from '@foyer/contract/styleguides';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, liveEffect, permissionEntries, styleguide, uuid } from '#testing/samples.ts';
import { writeGuideFile } from './guide-file.ts';

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

test('what is changed is saved over the version it was read in, the rest is sent back as it came', async () => {
  const api = haldenApi().on(styleguideEndpoints.update, ({ body }) =>
    styleguide(30, { version: 13, name: body.name, content: body.content as never }),
  );
  const { user } = renderPath('/styleguide', { api });
  fireEvent.change(await screen.findByRole('slider', { name: 'Formality' }), { target: { value: '7' } });
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Address in German' })).getByRole('radio', { name: 'du' }),
  );
  await user.click(screen.getByRole('switch', { name: 'Exclamation marks allowed' }));
  await user.click(await tab(/General/));
  const name = await screen.findByRole('textbox', { name: 'Hotel name' });
  fireEvent.change(name, { target: { value: 'Halden' } });
  await user.click(await tab(/Examples/));
  await user.click(screen.getByRole('button', { name: 'Add a headline' }));
  await user.click(screen.getByRole('textbox', { name: 'New headline' }));
  await user.paste('Warm water, cold mountains');
  await user.click(screen.getByRole('button', { name: 'Add headline' }));
  await user.click(saveButton());
  await screen.findByText('Style guide saved');
  const [asked] = api.asked(styleguideEndpoints.update);
  expect(asked?.params).toEqual({ id: uuid(30) });
  expect(asked?.headers.get('if-match')).toBe('"12"');
  expect(asked?.body).toMatchObject({
    name: 'Halden Styleguide',
    styleguideTypeId: 1,
    content: {
      general: { hotelName: 'Halden', keywords: ['lake'], settings: { exclamationMarks: false } },
      tone: { formality: 7, vocabulary: { preferredWords: ['the water'], avoidedWords: ['nestled'] } },
      examples: { headlines: ['Forty rooms, one jetty.', 'Warm water, cold mountains'] },
      languageOverrides: { de: { address: 'informal' } },
    },
  });
  await screen.findByText(/Version 13/);
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
});

test('a word gets a rule, shown with why and on how many live pages it stands', async () => {
  const api = haldenApi().on(styleguideEndpoints.tryOut, () =>
    liveEffect({ words: [{ language: 'en', word: 'nestled', texts: 3 }] }),
  );
  const { user } = renderPath('/styleguide', { api });
  const avoided = await screen.findByRole('region', { name: 'Words we avoid' });
  await within(avoided).findByText('on 3 live pages');
  await user.click(within(avoided).getByRole('button', { name: /^nestled/ }));
  const dialog = await screen.findByRole('dialog', { name: 'A word we avoid' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Instead, write' }), 'beside');
  await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Birds nest');
  await user.click(within(dialog).getByRole('button', { name: 'Use this' }));
  within(avoided).getByText('beside');
  within(avoided).getByText('Birds nest');

  await user.click(within(avoided).getByRole('button', { name: 'Add to words we avoid' }));
  const fresh = await screen.findByRole('dialog', { name: 'A word we avoid' });
  await user.type(within(fresh).getByRole('textbox', { name: 'Word or phrase' }), 'nestled');
  await user.click(within(fresh).getByRole('button', { name: 'Add word' }));
  within(fresh).getByText('This word stands in the list already');
  await user.click(within(fresh).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => {
    const last = api.asked(styleguideEndpoints.tryOut).at(-1)?.body as { content: unknown };
    expect(last.content).toMatchObject({
      tone: { vocabulary: { rules: { nestled: { instead: 'beside', why: 'Birds nest', severity: 'must' } } } },
    });
  });
  await user.click(within(avoided).getByRole('button', { name: 'Remove nestled' }));
  within(avoided).getByText('None yet');
});

describe('live pages', () => {
  const issue = { kind: 'avoided-word', text: 'cosy', message: '“cosy” is a word this style guide avoids' } as const;
  const failing = (change: Partial<FailingText> = {}): FailingText => ({
    ...{ entryId: uuid(90), type: 'landing_page', name: 'Advent', workspaceId: uuid(20), propertyId: uuid(41) },
    ...{ language: 'de', title: 'Advent am See', url: 'https://halden.example/de/advent' },
    issues: [{ ...issue, sentence: 'Ein Satz mit du.' }],
    ...change,
  });
  type Told = LiveEffect['languages'][number];
  const du: Told['reasons'][number] = { kind: 'address', words: ['du'], texts: 1 };
  const german: Told = { language: 'de', texts: 1, reasons: [du] };
  const languages = [german];

  test('a change tells how many would need new text, and leads to them', async () => {
    const api = haldenApi().on(styleguideEndpoints.tryOut, ({ body }) =>
      body.content.tone?.formality === 9
        ? liveEffect({ total: 1, fresh: 1, languages, data: [failing()] })
        : liveEffect(),
    );
    const { user } = renderPath('/styleguide', { api });
    await screen.findByText('4 live pages follow this style guide');
    fireEvent.change(screen.getByRole('slider', { name: 'Formality' }), { target: { value: '9' } });
    await screen.findByText('1 live page will need new text');
    screen.getByText(/1 German page addresses guests with “du”/);
    await user.click(screen.getByRole('button', { name: 'See them' }));
    const dialog = await screen.findByRole('dialog', { name: '1 live page will need new text' });
    within(dialog).getByText('Ein Satz mit du.');
  });

  test('every language is told of, and a page that fails twice counts once', async () => {
    const avoided = (word: string): Told['reasons'][number] => ({ kind: 'avoided-word', words: [word], texts: 1 });
    const told: Told[] = [
      { language: 'es', texts: 3, reasons: [{ kind: 'avoided-word', words: ['el mejor'], texts: 2 }, du] },
      { ...german, reasons: [avoided('einzigartig'), du] },
      { language: 'fr', texts: 1, reasons: [avoided('le meilleur')] },
    ];
    const api = haldenApi().on(styleguideEndpoints.tryOut, () => liveEffect({ total: 5, languages: told }));
    renderPath('/styleguide', { api });
    await screen.findByText('5 live pages do not follow the style guide');
    screen.getByText(
      /^3 Spanish pages: 2 use “el mejor”; 1 addresses guests with “du”\. 1 German page: uses “einzigartig”; addresses guests with “du”\. 1 French page uses “le meilleur”\. Nothing/,
    );
  });

  test('each is opened in its own workspace and property', async () => {
    const data = [
      failing(),
      failing({ type: 'property_post', title: 'Das Stadthaus', entryId: uuid(91) }),
      failing({ type: 'property_post', title: 'Der Bergwirt', entryId: uuid(92), propertyId: uuid(42) }),
    ];
    const api = haldenApi().on(styleguideEndpoints.tryOut, () => liveEffect({ total: 3, languages, data }));
    const { user } = renderPath('/styleguide', { api });
    await user.click(await screen.findByRole('button', { name: 'See them' }));
    const dialog = await screen.findByRole('dialog', { name: '3 live pages do not follow the style guide' });
    const ways = ['Advent am See', 'Das Stadthaus', 'Der Bergwirt'].map((name) =>
      within(dialog).getByRole('link', { name }).getAttribute('href'),
    );
    const place = (property: number) => `?language=de&workspace=${uuid(20)}&property=${uuid(property)}`;
    expect(ways).toEqual([
      `/generate/${uuid(90)}/check${place(41)}`,
      `/property-post${place(41)}`,
      `/property-post${place(42)}`,
    ]);
  });

  test('those that do not follow the guide as it is saved go on being told, apart from what a change adds', async () => {
    const api = haldenApi().on(styleguideEndpoints.tryOut, ({ body }) =>
      liveEffect({ total: 3, fresh: body.content.tone?.formality === 9 ? 2 : 0, languages, data: [failing()] }),
    );
    renderPath('/styleguide', { api });
    await screen.findByText('3 live pages do not follow the style guide');
    expect(screen.queryByText(/follow this style guide/)).toBeNull();
    fireEvent.change(screen.getByRole('slider', { name: 'Formality' }), { target: { value: '9' } });
    await screen.findByText('3 live pages will need new text');
    screen.getByText(/2 of them because of what has changed here/);
  });
});

test('a language’s own words come back when they are switched off and on, and begin empty', async () => {
  const { content } = styleguide(30);
  const rules = { inolvidable: { instead: 'bonito', why: '', severity: 'must' as const, forms: [] } };
  const es = { address: 'formal' as const, preferredWords: ['el lago'], avoidedWords: ['inolvidable'], rules };
  const guide = styleguide(30, { content: { ...content, languageOverrides: { es } } });
  const api = haldenApi().on(styleguideEndpoints.one, () => guide);
  const { user } = renderPath('/styleguide', { api });
  await user.click(await tab(/Languages/));
  const spanish = within(await screen.findByRole('region', { name: 'Spanish' }));
  const ownWords = spanish.getByRole('switch', { name: /^Words of its own/ });
  await user.click(ownWords);
  expect(spanish.queryByText('el lago')).toBeNull();
  // Another tab in between changes nothing about it.
  await user.click(await tab(/Tone and words/));
  await user.click(await tab(/Languages/));
  const again = within(await screen.findByRole('region', { name: 'Spanish' }));
  await user.click(again.getByRole('switch', { name: /^Words of its own/ }));
  again.getByText('el lago');
  again.getByText('inolvidable');
  again.getByText('bonito');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');

  const french = within(screen.getByRole('region', { name: 'French' }));
  await user.click(french.getByRole('switch', { name: /^Words of its own/ }));
  expect(french.getAllByText('None yet')).toHaveLength(2);
  expect(french.queryByText('nestled')).toBeNull();
});

test('a save over somebody else’s shows both and keeps mine when asked', async () => {
  const theirs = styleguide(30, { version: 13, name: 'Their Styleguide' });
  const api = haldenApi().on(styleguideEndpoints.update, ({ headers, body }) =>
    headers.get('if-match') === '"12"'
      ? refusal(412, { message: 'Somebody else saved this in the meantime', code: 'stale', present: theirs })
      : styleguide(30, { version: 14, name: body.name }),
  );
  const { user } = renderPath('/styleguide', { api });
  fireEvent.change(await screen.findByRole('slider', { name: 'Formality' }), { target: { value: '8' } });
  await user.click(saveButton());
  const both = await screen.findByRole('alert', { name: 'Two versions' });
  within(both).getByText('Their Styleguide');
  within(both).getByText('8');
  await user.click(within(both).getByRole('button', { name: 'Keep mine' }));
  await screen.findByText(/Version 14/);
  expect(api.asked(styleguideEndpoints.update)[1]?.headers.get('if-match')).toBe('"13"');
});

test('an older version says what differs and is restored', async () => {
  const { content } = styleguide(30);
  const older = { ...content, tone: { ...content.tone, formality: 7 } };
  const version = (number: number, of: typeof content) => ({
    ...{ version: number, name: 'Halden Styleguide', content: of, savedBy: 'Ines Brandt' },
    ...{ savedAt: '2026-11-02T09:00:00Z', restoredFrom: null, accepted: null },
  });
  const api = haldenApi()
    .on(styleguideEndpoints.versions, () => listed(version(12, content), version(11, older)))
    .on(styleguideEndpoints.restore, () => styleguide(30, { version: 13, content: older }));
  const { user } = renderPath('/styleguide', { api });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const row = await screen.findByRole('listitem', { name: 'Version 11' });
  await user.click(within(row).getByRole('button', { name: 'What differs' }));
  within(row).getByRole('heading', { name: 'Formality' });
  await user.click(within(row).getByRole('button', { name: 'Restore version 11' }));
  await screen.findByText('Version restored');
  expect(api.asked(styleguideEndpoints.restore)[0]?.params).toEqual({ id: uuid(30), version: '11' });
  await waitFor(() => expect((screen.getByRole('slider', { name: 'Formality' }) as HTMLInputElement).value).toBe('7'));
});

test('leaving with unsaved changes asks, and only then', async () => {
  const { user } = renderPath('/styleguide');
  await user.click(await tab(/General/));
  await user.type(await screen.findByRole('textbox', { name: 'Target audience' }), 'Couples');
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Leave without saving' });
  // The screen that was on its way is not asked for after the test's end.
  await vi.dynamicImportSettled();
});

test('a file takes the place of unsaved changes only once that is agreed to', async () => {
  const { user } = renderPath('/styleguide');
  await user.click(await tab(/General/));
  const audience = await screen.findByRole('textbox', { name: 'Target audience' });
  const choose = async (name: string) => {
    const { content } = styleguide(30, { name });
    const file = new File([writeGuideFile({ name, content })], 'guide.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Style guide file'), file);
  };
  await user.type(audience, 'Couples');
  await choose('Read first');
  const question = await screen.findByRole('dialog', { name: 'Import without saving' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(audience).toHaveProperty('value', 'Couples');
  await choose('Read first');
  await user.click(await screen.findByRole('button', { name: 'Import and lose changes' }));
  await screen.findByText('Read from the file');
  expect(audience).toHaveProperty('value', '');
});

test('who may only read changes nothing and is told why', async () => {
  const api = haldenApi().on(permissionEndpoints.list, () => permissionEntries(rolePermissions.viewer));
  const { user } = renderPath('/styleguide', { api });
  const button = await screen.findByRole('button', { name: 'Save changes' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  button.focus();
  expect((await screen.findByRole('tooltip')).textContent).toContain(
    'Your role does not allow changing the style guide',
  );
  await user.click(button);
  expect(api.asked(styleguideEndpoints.update)).toEqual([]);
  expect(api.asked(styleguideEndpoints.tryOut)).toEqual([]);
});
