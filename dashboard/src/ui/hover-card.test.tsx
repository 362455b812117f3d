import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoverCard } from './hover-card.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HoverCard
        open={open}
        onOpenChange={setOpen}
        label="Rooms"
        trigger={(props) => (
          <button type="button" {...props}>
            Show rooms
          </button>
        )}
      >
        <input aria-label="Search" />
        <button type="button">Lake room</button>
      </HoverCard>
      <button type="button">Elsewhere</button>
    </>
  );
}

const card = () => screen.queryByRole('dialog', { name: 'Rooms' });
const control = () => screen.getByRole('button', { name: 'Show rooms' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pointer = (pointerType: string) => ({ pointerType }) as unknown as PointerEventInit;
/** Where the pointer comes to and leaves is told by over and out; React makes enter and leave of them. */
const hover = (target: HTMLElement) => fireEvent.pointerEnter(target, pointer('mouse'));
const leave = (target: HTMLElement) => fireEvent.pointerLeave(target, pointer('mouse'));

class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PointerEvent', FakePointerEvent);
  render(<Example />);
});
afterEach(() => vi.useRealTimers());

test('the pointer opens it after 100 ms and loses it after 200', async () => {
  hover(control());
  await wait(99);
  expect(card()).toBeNull();
  await wait(1);
  expect(card()).not.toBeNull();
  expect(control().getAttribute('aria-expanded')).toBe('true');
  leave(control());
  await wait(199);
  expect(card()).not.toBeNull();
  await wait(1);
  expect(card()).toBeNull();
});

test('the pointer may go over into the card', async () => {
  hover(control());
  await wait(100);
  leave(control());
  await wait(150);
  hover(card() as HTMLElement);
  await wait(1000);
  expect(card()).not.toBeNull();
  leave(card() as HTMLElement);
  await wait(200);
  expect(card()).toBeNull();
});

test('passing by opens nothing', async () => {
  hover(control());
  await wait(60);
  leave(control());
  await wait(1000);
  expect(card()).toBeNull();
});

test('the focus opens and loses it the same way, and stays where it is', async () => {
  act(() => control().focus());
  await wait(100);
  expect(card()).not.toBeNull();
  expect(document.activeElement).toBe(control());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await wait(200);
  expect(card()).toBeNull();
});

test.each(['ArrowRight', 'Enter'])('%s goes in at once; Escape leads back', async (key) => {
  act(() => control().focus());
  if (key === 'Enter') fireEvent.click(control());
  else fireEvent.keyDown(control(), { key });
  await wait(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await wait(300);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(control());
});

test('inside, the arrows go through it, and Tab at the end leads back', async () => {
  act(() => control().focus());
  fireEvent.keyDown(control(), { key: 'ArrowRight' });
  await wait(0);
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement as Element, { key, shiftKey });
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lake room' }));
  press('ArrowDown');
  press('ArrowUp');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  press('ArrowDown');
  press('Tab');
  await wait(0);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(control());
});

test('entered on purpose, it stays when the pointer goes', async () => {
  hover(control());
  await wait(100);
  fireEvent.pointerDown(control(), pointer('mouse'));
  fireEvent.click(control());
  leave(control());
  await wait(1000);
  expect(card()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

test('a tap opens it without the keyboard of its search, and the next one closes it', async () => {
  const tap = () => {
    fireEvent.pointerEnter(control(), pointer('touch'));
    fireEvent.pointerDown(control(), pointer('touch'));
    fireEvent.pointerLeave(control(), pointer('touch'));
    act(() => control().focus());
    fireEvent.click(control());
  };
  tap();
  await wait(300);
  expect(document.activeElement).toBe(card());
  tap();
  await wait(300);
  expect(card()).toBeNull();
});
