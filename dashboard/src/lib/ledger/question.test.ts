import { expect, test } from 'vitest';
import { property } from '#testing/samples.ts';
import { questionAbout } from './question.ts';

test('the mail quotes the claim and the one sentence it stands in', () => {
  const segment = 'Come and stay. A free shuttle takes you to the market gates. Bring a coat.';
  const text = 'free shuttle';
  const address = questionAbout(
    { text, segment, start: segment.indexOf(text) },
    { property: property(40), page: { name: 'Harbour Advent & pool' }, language: 'en' },
  );
  const mail = new URL(address);
  expect(mail.protocol).toBe('mailto:');
  expect(decodeURIComponent(mail.pathname)).toBe('hello@halden.example');
  expect(mail.searchParams.get('subject')).toBe('Is this true of Halden am See: “free shuttle”?');
  expect(mail.searchParams.get('body')?.split('\n\n')).toEqual([
    'The English page “Harbour Advent & pool” says:',
    '“A free shuttle takes you to the market gates.”',
    'No fact of Halden am See says “free shuttle”. Is it true, and how do we know it?',
  ]);
});
