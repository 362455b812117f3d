import { styleguideEndpoints } from '@foyer/contract/styleguides';
import { type DecidedProposal, trainingEndpoints } from '@foyer/contract/training';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { haldenApi, renderPath } from '#testing/render-path.tsx';
import { listed, styleguide, trainingStatus, uuid } from '#testing/samples.ts';

const panel = () => screen.findByRole('region', { name: 'Training' });
const ended = { startedAt: '2026-11-22T09:00:00Z', finishedAt: '2026-11-22T09:00:04Z', texts: 3 };
const proposal: DecidedProposal = {
  key: 'address:de',
  change: { kind: 'address', language: 'de', was: 'formal', now: 'informal' },
  evidence: [{ title: 'Brief an Gäste', sentence: 'Komm mit dem Zug, wir holen dich ab.' }],
  shown: { times: 6, of: 7 },
  tested: { agree: 2, of: 2 },
  ...{ decision: 'open', decidedBy: null, decidedAt: null },
};

function trainable() {
  return haldenApi()
    .on(trainingEndpoints.history, () => listed())
    .on(trainingEndpoints.proposals, () => listed(proposal));
}

test('pasted texts are sent, the work is shown as it goes, and what it found can be accepted', async () => {
  let looks = 0;
  let decided = proposal;
  const api = trainable()
    .on(trainingEndpoints.start, () => trainingStatus({ status: 'queued', startedAt: ended.startedAt }))
    .on(trainingEndpoints.status, () => {
      if (api.asked(trainingEndpoints.start).length === 0) return trainingStatus();
      looks += 1;
      const step = { name: 'Read 1 pasted text', at: '2026-11-22T09:00:01Z' };
      return looks === 1
        ? trainingStatus({ status: 'running', progress: 0.4, steps: [step] })
        : trainingStatus({ status: 'ready', progress: 1, ...ended, open: decided.decision === 'open' ? 1 : 0 });
    })
    .on(trainingEndpoints.proposals, () => listed(decided))
    .on(trainingEndpoints.decide, () => {
      decided = { ...proposal, decision: 'accepted', decidedBy: 'Ines Brandt', decidedAt: ended.finishedAt };
      return { proposal: decided, styleguide: styleguide(30, { version: 13 }) };
    });
  const { user } = renderPath('/styleguide', { api });
  await user.click(await within(await panel()).findByRole('button', { name: 'Train from texts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Train from texts' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Live pages/ }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language' }), 'German');
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Brief');
  await user.type(within(dialog).getByRole('textbox', { name: 'Text that sounds right' }), 'Komm vorbei.');
  await user.click(within(dialog).getByRole('button', { name: 'Start training' }));
  await screen.findByText('Running, 40%', undefined, { timeout: 4000 });
  screen.getByText('Read 1 pasted text');
  expect(screen.getByRole('progressbar', { name: 'Training' }).getAttribute('aria-valuenow')).toBe('40');
  expect(api.asked(trainingEndpoints.start)[0]).toMatchObject({
    params: { id: uuid(30) },
    body: { texts: [{ title: 'Brief', language: 'de', text: 'Komm vorbei.' }], livePages: false, edits: true },
  });

  await user.click(await screen.findByRole('button', { name: 'See 1 proposal' }, { timeout: 4000 }));
  const row = await screen.findByRole('listitem', { name: 'Address guests in German with du' });
  within(row).getByText('Komm mit dem Zug, wir holen dich ab.');
  within(row).getByText(/^Seen in 6 of 7 places in German. Of 2 texts set aside to test it, all agree$/);
  await user.click(within(row).getByRole('button', { name: /^Accept/ }));
  await within(row).findByText('Accepted by Ines Brandt');
  expect(api.asked(trainingEndpoints.decide)[0]?.body).toEqual({ key: 'address:de', decision: 'accepted' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await screen.findByText(/Version 13/);
});

test('a training can be stopped, and one that failed says why', async () => {
  let stopped = false;
  const api = trainable()
    .on(trainingEndpoints.status, () =>
      stopped
        ? trainingStatus({ status: 'failed', ...ended, error: 'There is nothing to learn from yet' })
        : trainingStatus({ status: 'running', progress: 0.2 }),
    )
    .on(trainingEndpoints.cancel, () => {
      stopped = true;
      return trainingStatus();
    });
  const { user } = renderPath('/styleguide', { api });
  await user.click(await within(await panel()).findByRole('button', { name: 'Stop training' }));
  await within(await panel()).findByText('There is nothing to learn from yet');
  expect(api.asked(trainingEndpoints.cancel)).toHaveLength(1);
});

test('it says what has changed since, and unsaved changes come before a proposal', async () => {
  const changed = { livePages: 2, guide: true };
  const api = trainable().on(trainingEndpoints.status, () =>
    trainingStatus({ status: 'stale', progress: 1, ...ended, open: 1, changed }),
  );
  const { user } = renderPath('/styleguide', { api });
  await within(await panel()).findByText('Changed since training');
  await within(await panel()).findByText('Since then 2 texts went live and the style guide was saved.');
  await user.click(screen.getByRole('switch', { name: 'Superlatives need proof' }));
  await user.click(screen.getByRole('button', { name: 'See 1 proposal' }));
  const accept = await screen.findByRole('button', { name: /^Accept/ });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await user.click(accept);
  expect(api.asked(trainingEndpoints.decide)).toEqual([]);
  await waitFor(() => expect(api.asked(styleguideEndpoints.tryOut).length).toBeGreaterThan(1));
});
