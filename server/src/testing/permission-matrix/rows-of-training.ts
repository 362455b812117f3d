/** Rows of the matrix about teaching style guides by texts. */
import { duProposal } from '../training.ts';
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `training.${string}`>;

const at =
  (rest: string) =>
  ({ styleguide }: Place) =>
    `/content/train/${styleguide}${rest}`;
const row = (needs: string, path: Row['path'], answers = 200): Row => ({ needs, stands: 'workspace', answers, path });

export const trainingRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'training.start': { ...row('ai:train', at(''), 202), body: () => ({}) },
  'training.status': row('styleguide:read', ({ styleguide }) => `/content/train/status/${styleguide}`),
  'training.cancel': { ...row('ai:train', at('/cancel')), body: () => ({}) },
  'training.history': row('styleguide:read', at('/history')),
  'training.proposals': row('styleguide:read', at('/proposals')),
  'training.decide': {
    ...row('styleguide:manage', at('/decisions')),
    body: () => ({ key: duProposal.key, decision: 'accepted' }),
  },
};
