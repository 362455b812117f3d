import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Shows a toast and gives it the moment it takes to stand. */
function show(words: string) {
  act(() => void toast.success(words));
  wait(50);
}
const standing = (words: string) => screen.getByText(words).closest<HTMLElement>('[data-sonner-toast]') as HTMLElement;
const gone = (words: string) => standing(words).dataset.removed === 'true';

test('bottom right, 356 px wide, 14 px apart', () => {
  show('Workspace created successfully');
  const list = screen.getByRole('list');
  expect(list.dataset).toMatchObject({ xPosition: 'right', yPosition: 'bottom' });
  expect(list.style.getPropertyValue('--width')).toBe('356px');
  expect(list.style.getPropertyValue('--gap')).toBe('14px');
});

test('at most three are seen at once', () => {
  for (const words of ['First', 'Second', 'Third', 'Fourth']) show(words);
  expect(['First', 'Second', 'Third', 'Fourth'].filter((words) => standing(words).dataset.visible === 'true')).toEqual([
    'Second',
    'Third',
    'Fourth',
  ]);
});

test('one goes after 4 s', () => {
  act(() => void toast.success('Saved'));
  wait(3_999);
  expect(gone('Saved')).toBe(false);
  wait(2);
  expect(gone('Saved')).toBe(true);
});

describe('a slow swipe to the right', () => {
  /** So slow that only the way counts, not the speed. */
  function swipe(words: string, pixels: number) {
    const one = standing(words);
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'touch' });
    fireEvent.pointerDown(one, at(0));
    fireEvent.pointerMove(one, at(2));
    wait(1_500);
    fireEvent.pointerMove(one, at(pixels));
    fireEvent.pointerUp(one, at(pixels));
  }

  test.each([
    [44, 'false'],
    [45, 'true'],
  ])('over %i px takes it away: %s', (pixels, away) => {
    show('Saved');
    swipe('Saved', pixels);
    expect(standing('Saved').dataset.swipeOut).toBe(away);
  });
});
