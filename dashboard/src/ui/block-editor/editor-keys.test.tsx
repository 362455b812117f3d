import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUp, shape, story } from './testing/written-story.tsx';

test('Enter splits a paragraph into two blocks with ids of their own', () => {
  const { said, goTo, press } = setUp();
  goTo('The lake');
  press('Enter');
  expect(shape(said.blocks).slice(0, 3)).toEqual(['h2: Winter', 'p: The lake', 'p:  and the pier.']);
  expect(new Set(said.blocks.map(({ id }) => id)).size).toBe(said.blocks.length);
});

test('Enter in an empty item ends the list, and Backspace takes the first item out of it', () => {
  const { said, goTo, press } = setUp();
  goTo('First');
  press('Enter');
  press('Enter');
  expect(shape(said.blocks)).toContain('ul: First');
  expect(shape(said.blocks).slice(2, 5)).toEqual(['ul: First', 'p: ', 'ul: Second']);
  goTo('First', 0);
  press('Backspace');
  expect(shape(said.blocks)[2]).toBe('p: First');
});

test('Enter goes from a quote to who said it, and from there to a new paragraph', () => {
  const { said, editor, goTo, press, type } = setUp();
  goTo('Come early.');
  press('Enter');
  expect(editor.state.selection.$from.parent.type.name).toBe('quoteCite');
  press('Enter');
  type('After');
  expect(shape(said.blocks).slice(-2)).toEqual(['quote: Come early. / Marta Lopes', 'p: After']);
});

test('signs at the start of a paragraph begin a heading, a list and a quote', () => {
  for (const [signs, begun] of [
    ['## ', 'h2: X'],
    ['### ', 'h3: X'],
    ['- ', 'ul: X'],
    ['1. ', 'ol: X'],
    ['> ', 'quote: X / '],
  ] as const) {
    const { said, editor, type } = setUp([]);
    act(() => void editor.commands.focus());
    type(`${signs}X`);
    expect(shape(said.blocks), signs).toEqual([begun]);
    document.body.replaceChildren();
  }
});

test('a key acts on what is chosen now, also before the browser has told of it', () => {
  const { said, editor, goTo } = setUp();
  goTo('Winter');
  act(() => editor.view.focus());
  const words = screen.getByText('The lake and the pier.').firstChild;
  getSelection()?.collapse(words, 3);
  expect(editor.state.selection.$from.parent.textContent).toBe('Winter');
  const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true });
  act(() => void editor.view.dom.dispatchEvent(event));
  expect(shape(said.blocks).slice(0, 3)).toEqual(['h2: Winter', 'p: The', 'p:  lake and the pier.']);
});

test('Alt with the arrows moves a block past its neighbor, and not past the edge', () => {
  const { said, goTo, press } = setUp();
  goTo('Winter');
  press('ArrowDown', { altKey: true });
  expect(shape(said.blocks).slice(0, 2)).toEqual(['p: The lake and the pier.', 'h2: Winter']);
  press('ArrowUp', { altKey: true });
  press('ArrowUp', { altKey: true });
  expect(said.blocks.map(({ id }) => id)).toEqual(story.map(({ id }) => id));
  expect(said.blocks[0]).toBe(story[0]);
});
