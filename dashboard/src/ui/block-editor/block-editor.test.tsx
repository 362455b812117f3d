import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUp, shape, story } from './testing/written-story.tsx';

test('what is not touched stays the very same, and a changed block is a person’s', () => {
  const { said, goTo, type } = setUp();
  goTo('pier.');
  type(' Go.');
  expect(said.blocks[1]).toMatchObject({ id: 'two', origin: 'person', text: 'The lake and the pier. Go.' });
  expect([0, 2, 3].every((at) => said.blocks[at] === story[at])).toBe(true);
});

test('the toolbar is one stop of Tab and works with the arrows', async () => {
  const { said, goTo, user } = setUp();
  goTo('lake');
  const tools = within(screen.getByRole('toolbar', { name: 'Text tools' }));
  const heading = tools.getByRole('button', { name: 'Heading' });
  tools.getByRole('button', { name: 'Paragraph' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(heading);
  expect(tools.getAllByRole('button').filter((tool) => tool.tabIndex === 0)).toEqual([heading]);
  await user.keyboard('{Enter}');
  expect(said.blocks[1]).toMatchObject({ kind: 'heading', level: 2, id: 'two' });
  await waitFor(() => expect(heading.ariaPressed).toBe('true'));
  await user.click(heading);
  expect(said.blocks[1]?.kind).toBe('paragraph');
});

test('strong, emphasis and links are kept as marks of plain text', async () => {
  const { said, editor, user } = setUp();
  const choose = (from: number, to: number) => act(() => void editor.commands.setTextSelection({ from, to }));
  const start = 1 + 'Winter'.length + 2;
  choose(start + 4, start + 8);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Add link' }));
  expect(dialog.getByText(/^Write a link such as/)).toBeTruthy();
  await user.clear(dialog.getByRole('textbox', { name: 'Link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Link' }), 'example.com/pier');
  await user.click(dialog.getByRole('button', { name: 'Add link' }));
  expect(said.blocks[1]).toMatchObject({
    text: 'The lake and the pier.',
    marks: [
      { start: 4, end: 8, kind: 'link', href: 'https://example.com/pier' },
      { start: 4, end: 8, kind: 'strong' },
    ],
  });
});

test('Ctrl+B and, with words chosen, Ctrl+K are the text’s own keys; else they go on to the page', () => {
  const { editor, goTo } = setUp();
  const reached: string[] = [];
  const listen = (event: KeyboardEvent) => reached.push(event.key);
  window.addEventListener('keydown', listen);
  const key = (name: string) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true, cancelable: true });
      editor.view.dom.dispatchEvent(event);
    });
  goTo('lake');
  key('k');
  expect([screen.queryByRole('dialog'), reached]).toEqual([null, ['k']]);
  act(() => void editor.commands.setTextSelection({ from: 10, to: 14 }));
  key('b');
  key('k');
  expect(screen.getByRole('dialog', { name: 'Add link' })).toBeTruthy();
  expect(editor.isActive('strong')).toBe(true);
  expect(reached).toEqual(['k']);
  window.removeEventListener('keydown', listen);
});

test('a slash offers blocks; the keys choose one, and Escape leaves the text as typed', async () => {
  const { said, editor, press, type } = setUp([]);
  act(() => void editor.commands.focus());
  await waitFor(() => expect(editor.isFocused).toBe(true));
  type('/');
  await screen.findByRole('listbox', { name: 'Blocks' });
  press('Escape');
  expect([screen.queryByRole('listbox'), shape(said.blocks)]).toEqual([null, ['p: /']]);
  act(() => void editor.commands.setContent('', { emitUpdate: false }));
  type('/li');
  const menu = within(await screen.findByRole('listbox', { name: 'Blocks' }));
  expect(menu.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bulleted list', 'Numbered list']);
  press('ArrowDown');
  const chosen = menu.getByRole('option', { name: 'Numbered list' });
  await waitFor(() => expect(chosen.ariaSelected).toBe('true'));
  expect(editor.view.dom.getAttribute('aria-activedescendant')).toBe(chosen.id);
  press('Enter');
  type('One');
  expect(shape(said.blocks)).toEqual(['ol: One']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a picture is chosen from the library, with its alt text shown', async () => {
  const { said, goTo, user } = setUp();
  goTo('pier.');
  await user.click(screen.getByRole('button', { name: 'Add picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await user.click(dialog.getByRole('button', { name: 'Bay' }));
  expect(shape(said.blocks).slice(1, 3)).toEqual(['p: The lake and the pier.', 'picture: ']);
  expect(await screen.findByText('Alt text: The bay at dusk')).toBeTruthy();
});

test('the grip of a block moves it, turns it and takes it out', async () => {
  const { said, goTo, user } = setUp();
  goTo('pier.');
  act(() => {
    document.querySelector('.block-editor p')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  });
  const grip = () => screen.getByRole('button', { name: /^Block tools, paragraph 2 of 4$/ });
  await user.click(grip());
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }));
  expect(said.blocks[1]).toMatchObject({ kind: 'quote', id: 'two' });
  await user.click(screen.getByRole('button', { name: /^Block tools/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take out' }));
  expect(said.blocks.map(({ id }) => id)).toEqual(['one', 'three', 'four']);
});

test('who may not write reads the text, and every tool says why', () => {
  const { editor } = setUp(story, 'Your role allows looking, not writing');
  expect(editor.isEditable).toBe(false);
  expect(screen.getByRole('button', { name: 'Bold' }).ariaDisabled).toBe('true');
  expect(screen.queryByRole('button', { name: /^Block tools/ })).toBeNull();
});

test('pasted markup arrives as blocks, pasted words as part of the line', () => {
  const { said, editor, goTo } = setUp();
  const paste = (kind: string, value: string) =>
    act(() => {
      const event = { clipboardData: { getData: (wanted: string) => (wanted === kind ? value : '') } };
      editor.view.someProp('handlePaste', (handle) =>
        handle(editor.view, event as unknown as ClipboardEvent, editor.state.selection.content()),
      );
    });
  goTo('lake');
  paste('text/html', '<b>side</b><script>alert(1)</script>');
  expect(said.blocks[1]).toMatchObject({
    text: 'The lakeside and the pier.',
    marks: [{ start: 8, end: 12, kind: 'strong' }],
  });
  goTo('side');
  paste('text/html', '<h2>Trains</h2><p>Every hour.</p>');
  expect(shape(said.blocks).slice(0, 5)).toEqual([
    'h2: Winter',
    'p: The lakeside',
    'h2: Trains',
    'p: Every hour.',
    'p:  and the pier.',
  ]);
  goTo('Marta Lopes');
  paste('text/html', '<h2>of</h2><p>Halden</p>');
  expect(shape(said.blocks).at(-1)).toBe('quote: Come early. / Marta Lopesof Halden');
});
