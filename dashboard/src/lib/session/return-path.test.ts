import { describe, expect, test } from 'vitest';
import { forgetReturnPath, rememberReturnPath, returnPath, safePath } from './return-path.ts';

/** What has been used elsewhere to lead people away after sign-in. */
const traps = [
  'https://evil.example',
  'https://evil.example/hotel',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/hotel/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example/..//evil.example',
  'https:/evil.example',
  'http://dashboard.test@evil.example',
  'http://dashboard.test:pass@evil.example/',
  'http://dashboard.test.evil.example/',
  'http://dashboard.test:8080/',
  'https://dashboard.test/',
  'ftp://dashboard.test/',
  'javascript:alert(1)',
  'JavaScript:alert(document.domain)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://dashboard.test/6f1c',
  'file:///etc/passwd',
  'http://[::1]/',
  'http://evil.example\\@dashboard.test/',
  'http://evil。example/',
  '//%65vil.example',
  'http:',
];

describe('a path that leads away', () => {
  test(`there are at least thirty tried`, () => expect(traps.length).toBeGreaterThanOrEqual(30));

  test.each(traps)('%j becomes the root', (path) => {
    expect(safePath(path)).toBe('/');
    rememberReturnPath(path);
    expect(returnPath()).toBe('/');
    sessionStorage.setItem('foyer.return-path', path);
    expect(returnPath()).toBe('/');
  });

  test.each([[null], [undefined], [42], [{ toString: () => '/hotel' }], [['/hotel']]])('%j is no path', (path) =>
    expect(safePath(path)).toBe('/'),
  );
});

describe('a path of this site', () => {
  test.each([
    ['/', '/'],
    ['/media?folder=spa#3', '/media?folder=spa#3'],
    ['/invitation#kX2', '/invitation#kX2'],
    ['/hotel?next=https://evil.example', '/hotel?next=https://evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['http://dashboard.test/hotel', '/hotel'],
    ['hotel', '/hotel'],
    ['/landings', '/landings'],
    ['/landing', '/'],
    ['/landing/elsewhere', '/'],
    ['', '/'],
  ])('%j is %j', (path, safe) => {
    expect(safePath(path)).toBe(safe);
    expect(new URL(safe, window.location.origin).origin).toBe(window.location.origin);
  });
});

test('it is kept until it is forgotten', () => {
  expect(returnPath()).toBe('/');
  rememberReturnPath('/hotel');
  expect([returnPath(), returnPath()]).toEqual(['/hotel', '/hotel']);
  forgetReturnPath();
  expect(returnPath()).toBe('/');
});
