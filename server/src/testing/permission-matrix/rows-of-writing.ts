/** Rows of the matrix about the service an organisation has its texts written by. */
import type { Place } from './places.ts';
import type { EndpointName, Row } from './rows.ts';

type Names = Extract<EndpointName, `writing-provider.${string}`>;

const at =
  (rest = '') =>
  ({ organization }: Place) =>
    `/organizations/${organization}/writing-provider${rest}`;
const row = (path: Row['path'], answers = 200): Row => ({
  ...{ needs: 'org:update', stands: 'organization', answers, path },
});
// Nobody is there to answer: what is tried is who may ask.
const service = () => ({ baseUrl: 'https://127.0.0.1:9/v1', model: 'writer-1', apiKey: 'of-the-test' });

export const writingRows: Readonly<Record<Names, Row | readonly Row[]>> = {
  'writing-provider.one': row(at()),
  'writing-provider.save': { ...row(at()), body: service },
  'writing-provider.test': { ...row(at('/test')), body: service },
  'writing-provider.remove': row(at(), 204),
};
