import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testRuntime } from '../../testing/test-app.ts';
import { boundedFetchJson } from './fetch-json.ts';
import { createTokenVerifier, TokenError } from './verifier.ts';

const audience = 'foyer-api';
const subject = 'auth|5f1c';
const keys = await generateKeyPair('RS256', { extractable: true });
const strangers = await generateKeyPair('RS256', { extractable: true });
const elliptic = await generateKeyPair('ES256', { extractable: true });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Record<string, Answer> = {};
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  (answers[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, response);
});
let issuer = '';

const json =
  (body: unknown): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  asked = [];
  answers = {
    '/.well-known/openid-configuration': json({
      issuer,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
    }),
    '/keys': json({
      keys: [
        { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' },
        { ...(await exportJWK(elliptic.publicKey)), kid: 'two', alg: 'ES256' },
      ],
    }),
    '/strange-keys': json({ keys: [{ ...(await exportJWK(strangers.publicKey)), kid: 'one', alg: 'RS256' }] }),
  };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const now = () => Math.floor(Date.now() / 1000);

type Change = {
  header?: Partial<JWTHeaderParameters>;
  claims?: Record<string, unknown>;
  key?: Parameters<SignJWT['sign']>[0];
};

function token({ header, claims, key = keys.privateKey }: Change = {}): Promise<string> {
  return new SignJWT({ iss: issuer, sub: subject, aud: audience, iat: now(), exp: now() + 300, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'at+jwt', ...header })
    .sign(key);
}

const verifier = () => createTokenVerifier({ issuer, audience });
const refused = (code: string) => expect.objectContaining({ name: 'TokenError', code });

describe('a good token', () => {
  it('tells who it is, and asks discovery and keys once for many', async () => {
    const { verify } = verifier();
    const good = await token({
      claims: {
        email: 'Ines@Halden.example',
        given_name: 'Ines',
        name: 'Ines Brandt',
        family_name: 'Brandt',
        picture: 'https://halden.example/i.jpg',
      },
    });
    const identity = {
      issuer,
      subject,
      email: 'ines@halden.example',
      name: 'Ines',
      familyName: 'Brandt',
      picture: 'https://halden.example/i.jpg',
    };
    expect(await verify(good)).toEqual(identity);
    await Promise.all(Array.from({ length: 20 }, () => verify(good)));
    expect(asked).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  it.each([
    ['of type JWT', { header: { typ: 'JWT' } }],
    ['for several audiences', { claims: { aud: ['foyer-api', 'https://halden.example/userinfo'] } }],
    ['run out 30 s ago', { claims: { exp: now() - 30 } }],
    ['made 30 s from now', { claims: { nbf: now() + 30 } }],
    ['signed with ES256', { header: { alg: 'ES256', kid: 'two' }, key: elliptic.privateKey }],
  ] as [string, Change][])('may be %s', async (_case, change) => {
    expect((await verifier().verify(await token(change))).subject).toBe(subject);
  });

  it('may come from an issuer written with a slash at its end', async () => {
    answers['/.well-known/openid-configuration'] = json({ issuer: `${issuer}/`, jwks_uri: `${issuer}/keys` });
    const good = await token({ claims: { iss: `${issuer}/` } });
    expect((await verifier().verify(good)).issuer).toBe(`${issuer}/`);
    await expect(verifier().verify(await token())).rejects.toEqual(refused('invalid-token'));
  });

  it('is checked without any network when the keys are at hand', async () => {
    const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] };
    const local = createTokenVerifier({ issuer, audience, keys: published });
    expect((await local.profile(await token())).subject).toBe(subject);
    await expect(local.verify(await token({ key: strangers.privateKey }))).rejects.toEqual(refused('invalid-token'));
    expect(asked).toEqual([]);
  });

  it('survives a change of keys at the issuer', async () => {
    const { verify } = verifier();
    await verify(await token());
    await expect(verify(await token({ header: { kid: 'new' }, key: strangers.privateKey }))).rejects.toEqual(
      refused('invalid-token'),
    );
    expect((await verify(await token())).subject).toBe(subject);
  });
});

describe('a bad token', () => {
  it.each([
    ['for another audience', { claims: { aud: 'someone-else' } }],
    ['run out 90 s ago', { claims: { exp: now() - 90 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['not yet good for 90 s', { claims: { nbf: now() + 90 } }],
    ['signed by a stranger', { key: strangers.privateKey }],
    ['of an unknown key', { header: { kid: 'nine' } }],
    ['of another type', { header: { typ: 'logout+jwt' } }],
    ['of no type', { header: { typ: undefined } }],
    ['with a critical extension', { header: { crit: ['exp'], exp: 1 } }],
  ] as [string, Change][])('is refused: %s', async (_case, change) => {
    const made = await token(change).catch(() => undefined);
    if (made === undefined) {
      const [, payload] = (await token()).split('.');
      const header = Buffer.from(
        JSON.stringify({ alg: 'RS256', kid: 'one', typ: 'at+jwt', ...change.header }),
      ).toString('base64url');
      await expect(verifier().verify(`${header}.${payload}.AAAA`)).rejects.toEqual(refused('invalid-token'));
      return;
    }
    await expect(verifier().verify(made)).rejects.toEqual(refused('invalid-token'));
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(20_000)}.b.c`])('is refused unread: %#', async (text) => {
    await expect(verifier().verify(text)).rejects.toEqual(refused('invalid-token'));
    expect(asked).toEqual([]);
  });

  it('is refused without asking anybody: another issuer, no signature, a shared secret made of the public key', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    const unsigned = new UnsecuredJWT({ iss: issuer, sub: subject, aud: audience, exp: now() + 300 }).encode();
    const attempts = [
      await token({ claims: { iss: 'https://evil.example' } }),
      unsigned,
      await token({ header: { alg: 'HS256' }, key: secret }),
    ];
    for (const attempt of attempts) {
      await expect(verifier().verify(attempt)).rejects.toEqual(refused('invalid-token'));
    }
    expect(asked).toEqual([]);
  });

  it.each(['jku', 'x5u'])('never leads to the keys its %s names', async (name) => {
    const forged = await token({ header: { [name]: `${issuer}/strange-keys` }, key: strangers.privateKey });
    await expect(verifier().verify(forged)).rejects.toEqual(refused('invalid-token'));
    const inside = await token({ header: { jwk: await exportJWK(strangers.publicKey) }, key: strangers.privateKey });
    await expect(verifier().verify(inside)).rejects.toEqual(refused('invalid-token'));
    expect(asked).not.toContain('/strange-keys');
  });
});

describe('an issuer in trouble', () => {
  it.each([
    ['answers 500', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
    ['answers HTML', (_: IncomingMessage, response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['cuts the line', (_: IncomingMessage, response: ServerResponse) => response.destroy()],
    [
      'answers ten megabytes',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(200).end(' '.repeat(10_000_000)),
    ],
    [
      'sends elsewhere',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(302, { location: '/strange-keys' }).end(),
    ],
    ['names another issuer', json({ issuer: 'https://evil.example', jwks_uri: 'https://evil.example/keys' })],
  ] as [string, Answer][])('is told apart from a bad token when it %s', async (_case, answer) => {
    answers['/.well-known/openid-configuration'] = answer;
    await expect(verifier().verify(await token())).rejects.toEqual(refused('issuer-unreachable'));
  });

  it('is told apart when only its keys are missing', async () => {
    answers['/keys'] = (_request, response) => response.writeHead(503).end();
    await expect(verifier().verify(await token())).rejects.toEqual(refused('issuer-unreachable'));
  });

  it('is not asked again at once', async () => {
    answers['/.well-known/openid-configuration'] = (_request, response) => response.writeHead(500).end();
    const { verify } = verifier();
    const good = await token();
    for (let round = 0; round < 3; round += 1) await expect(verify(good)).rejects.toBeInstanceOf(TokenError);
    expect(asked).toHaveLength(1);
  });

  it('is given up after five seconds', async () => {
    answers['/.well-known/openid-configuration'] = () => undefined;
    const start = performance.now();
    await expect(verifier().verify(await token())).rejects.toEqual(refused('issuer-unreachable'));
    expect(performance.now() - start).toBeLessThan(9_000);
  }, 15_000);
});

describe('the profile', () => {
  it('is asked of userinfo when the token says too little', async () => {
    answers['/userinfo'] = (request, response) => {
      expect(request.headers.authorization).toMatch(/^Bearer ey/);
      json({
        sub: subject,
        name: 'Matteo',
        family_name: 'Ricci',
        email: 'matteo@bergwerk.example',
        picture: 'javascript:0',
      })(request, response);
    };
    expect(await verifier().profile(await token())).toEqual({
      issuer,
      subject,
      name: 'Matteo',
      familyName: 'Ricci',
      email: 'matteo@bergwerk.example',
      picture: undefined,
    });
  });

  it('is not asked when the token says it all, and is refused for another person', async () => {
    await verifier().profile(await token({ claims: { name: 'Matteo', email: 'matteo@bergwerk.example' } }));
    expect(asked).not.toContain('/userinfo');
    answers['/userinfo'] = json({ sub: 'somebody', name: 'Somebody', email: 'x@y.example' });
    await expect(verifier().profile(await token())).rejects.toEqual(refused('invalid-token'));
  });

  it('does not follow its documents into private ranges', async () => {
    await testRuntime();
    for (const address of [`http://127.0.0.2:${new URL(issuer).port}/keys`, 'http://169.254.169.254/latest/keys']) {
      answers['/.well-known/openid-configuration'] = json({ issuer, jwks_uri: address });
      await expect(verifier().verify(await token())).rejects.toEqual(refused('issuer-unreachable'));
    }
    expect(asked).not.toContain('/keys');
  });

  it('reads through the way out it is given', async () => {
    const through: string[] = [];
    const own = createTokenVerifier({
      issuer,
      audience,
      fetchJson: (address, headers) => {
        through.push(new URL(address).pathname);
        return boundedFetchJson(issuer)(address, headers);
      },
    });
    answers['/userinfo'] = json({ sub: subject, name: 'Matteo' });
    await own.profile(await token());
    expect(through).toEqual(['/.well-known/openid-configuration', '/keys', '/userinfo']);
  });
});
