/**
 * The writer behind an OpenAI-compatible provider. Blocks are handed over as they arrive, each is checked against the
 * sources, and what rests on nothing is asked for once more. Whatever the provider fails at, the built-in composer
 * does in its place, and a note says so: a text always comes out.
 */
import { composeSound } from '@foyer/editorial/composer/compose-sound';
import { asker, type Message, type ProviderSettings, reasonFor } from './asking.ts';
import { promptFor } from './prompt.ts';
import { textInWork } from './text-in-work.ts';
import type { Writer } from './writer.ts';

export function providerWriter(settings: ProviderSettings): Writer {
  const { total = 90_000 } = settings;
  const ask = asker(settings);
  return {
    async write(request, listener) {
      const text = textInWork(composeSound(request), request, listener);
      const messages: Message[] = promptFor(request, text.wanted());
      const late = AbortSignal.timeout(total);
      const signal = AbortSignal.any([listener.signal, late]);
      try {
        const answer = await ask(messages, signal, text);
        const faults = text.faults();
        if (faults.length > 0) {
          const again = `These parts cannot stand, each for the reason beside it. Write only them again, in the same form:\n${faults.join('\n')}`;
          await ask(
            [...messages, { role: 'assistant', content: answer }, { role: 'user', content: again }],
            signal,
            text,
          );
        }
      } catch (error) {
        listener.signal.throwIfAborted();
        await listener.onNote(
          `${reasonFor(late.aborted ? late.reason : error)} The built-in writer wrote what was missing.`,
        );
      }
      return text.finish();
    },
  };
}
