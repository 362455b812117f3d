import { expect, test } from 'vitest';
import { readHost } from './host.ts';

test.each([
  ['halden.example', 'halden', 'example'],
  [' WWW.Halden.Example. ', 'www', 'halden.example'],
  ['https://stay.halden.example/rooms?a=1', 'stay', 'halden.example'],
])('%s is read', (typed, name, tld) => {
  expect(readHost(typed)).toEqual({ body: { name, tld } });
});

test.each([
  ['', 'Domain is required'],
  ['halden', 'Write the whole domain, for example halden.example'],
  ['.example', 'Write the whole domain, for example halden.example'],
  ['hal den.example', 'Write the domain name in lower case letters, digits and dashes'],
  ['halden.exa_mple', 'Write the ending of the domain, for example com'],
])('%s is refused: %s', (typed, problem) => {
  expect(readHost(typed)).toEqual({ problem });
});
