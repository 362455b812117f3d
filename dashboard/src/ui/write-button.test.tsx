import type { StoryBlock } from '@foyer/contract/blocks';
import type { ComposedPage, GenerationEvent } from '@foyer/contract/content';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TooltipProvider } from './tooltip.tsx';
import { WriteButton } from './write-button.tsx';

const paragraph = (id: string, text: string): StoryBlock => ({
  kind: 'paragraph',
  id,
  locked: false,
  origin: 'composer',
  text,
  marks: [],
});
const text = (words: string): ComposedPage => ({
  title: 'Lake walk',
  description: '',
  slug: '',
  blocks: [paragraph('a', words)],
});

/** A writing whose events the test sends one by one. */
function told() {
  const signals: AbortSignal[] = [];
  let send: (event: GenerationEvent | Error) => void = () => undefined;
  async function* onWrite(signal: AbortSignal): AsyncGenerator<GenerationEvent> {
    signals.push(signal);
    const waiting: (GenerationEvent | Error)[] = [];
    let wake = () => {};
    send = (event) => {
      waiting.push(event);
      wake();
    };
    signal.addEventListener('abort', () => wake());
    while (!signal.aborted) {
      const event = waiting.shift();
      if (event instanceof Error) throw event;
      if (event) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { onWrite, signals, send: (event: GenerationEvent | Error) => act(async () => send(event)) };
}

function show(more: Partial<Parameters<typeof WriteButton>[0]> = {}) {
  const writing = told();
  const onUse = vi.fn();
  const props = { label: 'Write the article', language: 'en', refusal: undefined, replaces: false } as const;
  render(
    <TooltipProvider>
      <WriteButton {...props} onWrite={writing.onWrite} onUse={onUse} {...more} />
    </TooltipProvider>,
  );
  return { ...writing, onUse, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

test('a text shows as it comes, with what there is to know about it, and is used when a person says so', async () => {
  const { user, send, onUse } = show({ replaces: true });
  await user.click(await button('Write the article'));
  expect((await screen.findByRole('status')).textContent).toBe('Writing...');
  await send({ type: 'block', block: paragraph('a', 'Steam over'), complete: false });
  expect(screen.getByText('Steam over')).toBeTruthy();
  await send({ type: 'block', block: paragraph('a', 'Steam over the lake.'), complete: true });
  expect(screen.queryByText('Steam over')).toBeNull();
  await send({ type: 'note', message: 'The writing service is busy.' });
  expect(screen.getByText('The writing service is busy.')).toBeTruthy();
  expect(onUse).not.toHaveBeenCalled();
  await send({ type: 'done', page: text('Steam over the lake.') });
  expect(screen.getByText('It takes the place of what stands there now.')).toBeTruthy();
  await user.click(await button('Use this text'));
  expect(onUse).toHaveBeenCalledWith(text('Steam over the lake.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another one is written when asked for, and closing stops the writing', async () => {
  const { user, send, signals, onUse } = show();
  await user.click(await button('Write the article'));
  await send({ type: 'done', page: text('One.') });
  await user.click(await button('Write another'));
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByText('One.')).toBeNull();
  await user.click(await button('Stop'));
  expect(signals[1]?.aborted).toBe(true);
  expect(onUse).not.toHaveBeenCalled();
});

test('what went wrong is said, and can be tried again', async () => {
  const { user, send, signals } = show();
  await user.click(await button('Write the article'));
  await send(new Error('Your organization has had 3 texts written this month, which is its limit.'));
  expect((await screen.findByRole('alert')).textContent).toContain('which is its limit');
  await user.click(await button('Try again'));
  await waitFor(() => expect(signals).toHaveLength(2));
});
