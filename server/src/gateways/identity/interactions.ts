/**
 * Signing in and creating an account: the two forms between an application's request and its answer. A form counts
 * only with the page's own cookie, a token bound to that page, and a request from our own origin; tries are limited.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentUserInput } from '@foyer/contract/users';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { type Account, createAccount, findByPassword, listDemoAccounts, normalEmail } from './accounts.ts';
import { readForm } from './forms.ts';
import { type AccountForm, createAccountPage, type FormPage, type Problems, signInPage } from './pages.ts';
import type { Context, Middleware } from './shell.ts';
import type { Query } from './tables.ts';
import { accountsPerAddress, addressKey, countTry, forgetTries, signInPerAccount, signInPerAddress } from './tries.ts';

const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Email can have at most 254 characters', abort: true })
  .regex(z.regexes.email, 'Enter an email address like name@hotel.com');

const signInInput = z.object({
  email: z.string().trim().toLowerCase().min(1, 'Email is required').max(254, 'Email can have at most 254 characters'),
  password: z.string().min(1, 'Password is required').max(200, 'Password can have at most 200 characters'),
});

const createAccountInput = currentUserInput.extend({
  email: emailField,
  password: z
    .string()
    .min(1, { error: 'Password is required', abort: true })
    .min(10, 'Password needs at least 10 characters')
    .max(200, 'Password can have at most 200 characters'),
});

const formOrder = ['name', 'familyname', 'email', 'password'];

/** The first problem of each field, in the order of the form. */
function problemsOf(error: z.ZodError): Problems {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    formOrder.flatMap((name) => {
      const first = (fieldErrors as Record<string, string[] | undefined>)[name]?.[0];
      return first ? [[name, first]] : [];
    }),
  );
}

const inMinutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`);

const interactionPath = /^\/interaction\/([\w-]{16,64})(\/create-account)?$/;

type Options = { provider: Provider; query: Query; issuer: string; appUrl: string; formKey: string };

/** Answers `/interaction/{uid}` and `/interaction/{uid}/create-account`, and leaves the rest to the next. */
export function serveInteractions({ provider, query, issuer, appUrl, formKey }: Options): Middleware {
  const origin = new URL(issuer).origin;
  const tokenFor = (uid: string) => createHmac('sha256', formKey).update(`form ${uid}`).digest('base64url');

  function tokenFits(uid: string, token: string | undefined): boolean {
    const expected = Buffer.from(tokenFor(uid));
    const given = Buffer.from(token ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function show(ctx: Context, status: number, body: string, retryAfter = 0): void {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = body;
    if (retryAfter > 0) ctx.set('Retry-After', String(retryAfter));
  }

  async function finish(ctx: Context, account: Account): Promise<void> {
    const result = { login: { accountId: account.id, amr: ['pwd'] } };
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.status = 303;
    ctx.redirect(returnTo);
  }

  async function signIn(ctx: Context, base: FormPage, form: Map<string, string>): Promise<void> {
    const demo = await listDemoAccounts(query);
    const email = form.get('email') ?? '';
    const again = (status: number, more: { message: string; problems?: Problems }, retryAfter = 0) =>
      show(ctx, status, signInPage({ ...base, ...more, email, demo }), retryAfter);

    const input = signInInput.safeParse({ email, password: form.get('password') ?? '' });
    if (!input.success) return again(422, { message: 'Check the fields below.', problems: problemsOf(input.error) });

    const account = `account ${input.data.email}`;
    const address = `address ${addressKey(ctx.ip)}`;
    const wait = Math.max(
      await countTry(query, address, signInPerAddress),
      await countTry(query, account, signInPerAccount),
    );
    if (wait > 0) {
      return again(429, { message: `Too many tries. Wait ${inMinutes(wait)}, then try again.` }, wait);
    }
    const found = await findByPassword(query, input.data.email, input.data.password);
    if (!found) return again(401, { message: 'Email or password is not right.' });
    await forgetTries(query, account, address);
    return finish(ctx, found);
  }

  async function register(ctx: Context, base: FormPage, form: Map<string, string>): Promise<void> {
    const values: AccountForm = {
      name: form.get('name') ?? '',
      familyname: form.get('familyname') ?? '',
      email: form.get('email') ?? '',
    };
    const again = (status: number, more: { message: string; problems?: Problems }, retryAfter = 0) =>
      show(ctx, status, createAccountPage({ ...base, ...more, values }), retryAfter);

    const input = createAccountInput.safeParse({ ...values, password: form.get('password') ?? '' });
    if (!input.success) return again(422, { message: 'Check the fields below.', problems: problemsOf(input.error) });

    const wait = await countTry(query, `create ${addressKey(ctx.ip)}`, accountsPerAddress);
    if (wait > 0) {
      return again(429, { message: `Too many new accounts from here. Wait ${inMinutes(wait)}, then try again.` }, wait);
    }
    const { name, familyname, email, password } = input.data;
    const created = await createAccount(query, { name, familyName: familyname, email, password });
    if (!created) {
      const problems = { email: 'This email has an account already. Sign in instead.' };
      return again(409, { message: 'Check the fields below.', problems });
    }
    return finish(ctx, created);
  }

  return async (ctx, next) => {
    const [, uid, creating] = interactionPath.exec(ctx.path) ?? [];
    if (uid === undefined) return next();

    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('another page was opened since');
    const base = { address: `/interaction/${uid}`, appUrl, formToken: tokenFor(uid) };

    if (ctx.method === 'POST') {
      const form = await readForm(ctx.req);
      const sentFrom = ctx.get('Origin');
      if ((sentFrom && sentFrom !== origin) || !tokenFits(uid, form.get('formToken'))) {
        throw new errors.SessionNotFound('the form does not belong to this page');
      }
      return creating ? register(ctx, base, form) : signIn(ctx, base, form);
    }
    const { screen_hint: screen, login_hint: hint } = interaction.params;
    if (creating || (screen === 'signup' && !ctx.querystring)) {
      return show(ctx, 200, createAccountPage({ ...base, values: { name: '', familyname: '', email: '' } }));
    }
    const chosen = ctx.query.email ?? hint;
    const email = typeof chosen === 'string' ? normalEmail(chosen).slice(0, 254) : '';
    return show(ctx, 200, signInPage({ ...base, email, demo: await listDemoAccounts(query) }));
  };
}
