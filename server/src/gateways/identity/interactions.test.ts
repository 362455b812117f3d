import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from './accounts.ts';
import { application, appUrl, openDatabase, Person, startIdentity } from './testing.ts';
import { addressKey, signInPerAccount } from './tries.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
let database: Database;
let running: Awaited<ReturnType<typeof startIdentity>>;
let app: Awaited<ReturnType<typeof application>>;

const jonas = { email: 'Jonas.Moser@halden.example', name: 'Jonas', familyName: 'Moser' };
const lea = {
  name: 'Léa',
  familyname: 'Garnier <b>',
  email: 'Lea.Garnier@hotel-lumiere.example',
  password: 'quiet harbor 7',
};

beforeAll(async () => {
  database = await openDatabase();
  running = await startIdentity(database.query, { trustProxy: true });
  await running.identity.addDemoAccounts([jonas]);
  app = await application(running.issuer);
}, 60_000);

beforeEach(() => database.query('delete from identity.tries'));

afterAll(async () => {
  await running.stop();
  await database.close();
});

async function atDoor(parameters: Record<string, string> = {}) {
  const person = new Person(running.issuer);
  const { address, redeem } = await app.ask(parameters);
  return { person, view: await person.open(address), redeem };
}

describe('the sign-in page', () => {
  it('is one card with the two fields, the demo accounts and their password, without any script', async () => {
    const { view } = await atDoor();
    expect(view.status).toBe(200);
    expect(view.page).toMatch(/<label for="email">Email<\/label>/);
    expect(view.page).toMatch(/<label for="password">Password<\/label>/);
    expect(view.page).toMatch(/<button class="button" type="submit">Sign in<\/button>/);
    expect(view.page).toContain(demoPassword);
    expect(view.page).not.toMatch(/<script| style=| on[a-z]+=/);
    const policy = view.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain(`form-action 'self' ${appUrl}`);
    expect(policy).not.toContain('unsafe');
    expect(view.headers.get('x-frame-options')).toBe('DENY');
    expect(view.headers.get('cache-control')).toBe('no-store');
  });

  it('is filled by choosing a demo account, and signs in with it', async () => {
    const { person, view, redeem } = await atDoor();
    const link = /class="person" href="([^"]+)"/.exec(view.page)?.[1] ?? '';
    const chosen = await person.open(new URL(link, view.url));
    expect(chosen.page).toContain('value="jonas.moser@halden.example"');
    const answer = await person.send(chosen, { email: 'JONAS.MOSER@halden.example ', password: demoPassword });
    expect(answer.url.origin + answer.url.pathname).toBe(`${appUrl}/callback`);
    expect((await redeem(answer.url)).claims()?.name).toBe('Jonas');
  });

  it('lists a demo account only while it can sign in', async () => {
    const disable = (disabled: boolean) =>
      database.query('update identity.accounts set disabled = $1 where email = $2', [
        disabled,
        jonas.email.toLowerCase(),
      ]);
    await disable(true);
    const { person, view } = await atDoor();
    expect(view.page).not.toContain('Demo accounts');
    const answer = await person.send(view, { email: jonas.email, password: demoPassword });
    expect(answer.status).toBe(401);
    await disable(false);
  });

  it('takes the hinted email, escaped', async () => {
    const { view } = await atDoor({ login_hint: '"><script>alert(1)</script>@x.example' });
    expect(view.page).toContain('&quot;&gt;&lt;script&gt;');
    expect(view.page).not.toContain('<script');
  });

  it.each([
    [{ email: '', password: '' }, 422, ['Email is required', 'Password is required']],
    [{ email: jonas.email, password: 'not the one' }, 401, ['Email or password is not right.']],
    [{ email: 'nobody@halden.example', password: demoPassword }, 401, ['Email or password is not right.']],
  ])('refuses %j', async (fields, status, messages) => {
    const { person, view } = await atDoor();
    const answer = await person.send(view, fields);
    expect(answer.status).toBe(status);
    for (const message of messages) expect(answer.page).toContain(message);
    if (fields.password)
      expect(answer.page).not.toContain(fields.password === demoPassword ? 'value="foyer' : fields.password);
  });

  it('costs about the same time for an unknown email as for a wrong password', async () => {
    const { person, view } = await atDoor();
    const shortest = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now();
        await person.send(view, { email, password: 'not the one' });
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    expect(await shortest('nobody@halden.example')).toBeGreaterThan((await shortest(jonas.email)) / 4);
  });

  it('refuses a form of another page, of another origin, without its cookie, or of another type', async () => {
    const first = await atDoor();
    const second = await atDoor();
    const right = { email: jonas.email, password: demoPassword };
    const mixed = {
      page: first.view.page.replaceAll(first.view.url.pathname, second.view.url.pathname),
      url: second.view.url,
    };
    const attempts = [
      second.person.send(mixed, right),
      second.person.send(second.view, right, { origin: 'https://evil.example' }),
      second.person.send(second.view, right, { origin: 'null' }),
      new Person(running.issuer).send(second.view, right),
      second.person.open(second.view.url, {
        method: 'POST',
        body: JSON.stringify(right),
        headers: { 'content-type': 'text/plain' },
      }),
      second.person.send(second.view, { ...right, more: 'x'.repeat(20_000) }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBe(400);
      expect(answer.url.origin).toBe(running.issuer);
    }
    expect((await second.person.send(second.view, right)).url.origin).toBe(appUrl);
  });
});

describe('tries', () => {
  it('end for an account after ten wrong ones, even with the right password, and come back later', async () => {
    const { person, view } = await atDoor();
    const send = (password: string) => person.send(view, { email: jonas.email, password });
    const answers = await Promise.all(Array.from({ length: signInPerAccount.max + 3 }, () => send('not the one')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(signInPerAccount.max);
    const refused = await send(demoPassword);
    expect(refused.status).toBe(429);
    expect(refused.page).toContain('Too many tries. Wait 15 minutes, then try again.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    await database.query(`update identity.tries set ends_at = now() - interval '1 second'`);
    expect((await send(demoPassword)).url.origin).toBe(appUrl);
  }, 30_000);

  it('end for an address after sixty, whatever the email, and others go on', async () => {
    const { person, view } = await atDoor();
    const from = (address: string, email: string) =>
      person.send(view, { email, password: demoPassword }, { 'x-forwarded-for': `10.9.8.7, ${address}` });
    await database.query(
      `insert into identity.tries values ('address 203.0.113.9', 60, now() + interval '10 minutes')`,
    );
    expect((await from('203.0.113.9', jonas.email)).status).toBe(429);
    expect((await from('203.0.113.10', jonas.email)).url.origin).toBe(appUrl);
  });

  it('are not used up by signing in well', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { person, view } = await atDoor();
      await person.send(view, { email: jonas.email, password: demoPassword });
    }
    const { rows } = await database.query<{ n: number }>(
      'select coalesce(sum(count), 0)::int as n from identity.tries',
    );
    expect(rows[0]?.n).toBe(0);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('are counted for %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('creating an account', () => {
  const open = async () => {
    const door = await atDoor();
    const link = /href="([^"]+\/create-account)"/.exec(door.view.page)?.[1] ?? '';
    return { ...door, form: await door.person.open(new URL(link, door.view.url)) };
  };

  it('names every problem at once, at its field, and keeps what was typed', async () => {
    const { person, form } = await open();
    const answer = await person.send(form, { name: '', familyname: 'Garnier', email: 'lea@', password: 'short' });
    expect(answer.status).toBe(422);
    for (const id of ['name', 'email', 'password']) {
      expect(answer.page).toContain(`id="${id}-problem"`);
    }
    expect([...answer.page.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id)).toEqual(['name', 'email', 'password']);
    expect(answer.page).toContain('Name is required');
    expect(answer.page).toContain('Enter an email address like name@hotel.com');
    expect(answer.page).toContain('Password needs at least 10 characters');
    expect(answer.page).toContain('value="Garnier"');
    expect(answer.page).not.toContain('short');
  });

  it('signs in at once, and the next time with the password', async () => {
    const { person, form, redeem } = await open();
    const answer = await person.send(form, lea);
    const tokens = await redeem(answer.url);
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ name: 'Léa', email: lea.email.toLowerCase(), email_verified: false });

    const next = await atDoor();
    const back = await next.person.send(next.view, { email: lea.email, password: lea.password });
    expect((await next.redeem(back.url)).claims()?.sub).toBe(claims.sub);
    const { rows } = await database.query<{ hash: string }>(
      'select password_hash as hash from identity.accounts where id::text = $1',
      [claims.sub],
    );
    expect(rows[0]?.hash).toMatch(/^scrypt\$15\$8\$3\$/);
  });

  it('refuses an email that has an account, whatever its case', async () => {
    const { person, form } = await open();
    const answer = await person.send(form, { ...lea, email: jonas.email.toUpperCase(), name: 'Someone' });
    expect(answer.status).toBe(409);
    expect(answer.page).toContain('This email has an account already. Sign in instead.');
    expect(answer.page).toContain('Garnier &lt;b&gt;');
  });

  it('opens first when the application asks for it, with a way to sign in', async () => {
    const { person, view } = await atDoor({ screen_hint: 'signup' });
    expect(view.page).toContain('<h1>Create account</h1>');
    const link = /Already have an account\? <a href="([^"]+)"/.exec(view.page)?.[1] ?? '';
    expect((await person.open(new URL(link, view.url))).page).toContain('<h1>Sign in</h1>');
  });
});

describe('what leads nowhere', () => {
  it.each(['/nothing', '/interaction/short'])('has a page: %s', async (path) => {
    const { status, page } = await new Person(running.issuer).open(path);
    expect(status).toBe(404);
    expect(page).toContain('Nothing here');
    expect(page).toContain(`href="${appUrl}"`);
  });

  it('says that a sign-in page has expired', async () => {
    const { page, status } = await new Person(running.issuer).open('/interaction/abcdefghijklmnopqrstu');
    expect(status).toBe(400);
    expect(page).toContain('This sign-in page has expired');
  });
});
