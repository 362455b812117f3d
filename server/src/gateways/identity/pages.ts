/**
 * The pages a person sees at the provider: signing in, creating an account, signing out, and what went wrong. Plain
 * HTML without script; every message stands at its field, and all of them at once.
 */
import { type Account, demoPassword } from './accounts.ts';
import { type Html, html } from './html.ts';

export type Problems = Readonly<Record<string, string>>;

/** The door of the brand; on a page the classes `door` and `lamp` follow its theme. */
export const markPaths = html`<path class="door" fill="#005661" d="M4 22V11a8 8 0 0 1 16 0v11Z"/><path class="lamp" fill="#d6a345" d="M9 22v-9.5a3 3 0 0 1 6 0V22Z"/><path class="lamp" fill="#d6a345" d="M9 22h6l3 2H6Z" opacity=".55"/>`;
const mark = html`<svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">${markPaths}</svg>`;
const warning = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/></svg>`;

function page(title: string, appUrl: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="preload" href="/assets/instrument-sans-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/pages.css">
</head>
<body>
<header><a class="brand" href="${appUrl}">${mark}Foyer</a></header>
<main class="card">
${main}
</main>
</body>
</html>
`.toString();
}

type Field = {
  name: string;
  label: string;
  value?: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
  optional?: boolean;
  problem: string | undefined;
  focus?: boolean;
};

function field({ name, label, value, type = 'text', autocomplete, hint, optional, problem, focus }: Field): Html {
  const describedBy = problem ? `${name}-problem` : hint ? `${name}-hint` : undefined;
  return html`<div class="field">
<label for="${name}">${label}${optional && html` <small>optional</small>`}</label>
<input id="${name}" name="${name}" type="${type}" value="${value ?? ''}" autocomplete="${autocomplete}"${type === 'email' && html` autocapitalize="none" spellcheck="false"`}${problem && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}${focus && html` autofocus`}>
${problem && html`<p class="problem" id="${name}-problem">${warning}${problem}</p>`}
${hint && !problem && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

function alert(message: string, problems: Problems = {}): Html {
  const list = Object.entries(problems);
  return html`<div class="alert" role="alert">${warning}<div>${message}${
    list.length > 0 && html`<ul>${list.map(([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`)}</ul>`
  }</div></div>`;
}

export type FormPage = { address: string; appUrl: string; formToken: string; message?: string; problems?: Problems };

const initials = (account: Account) =>
  `${account.givenName.slice(0, 1)}${account.familyName.slice(0, 1)}`.toUpperCase();

function demoAccounts(accounts: readonly Account[], address: string, email: string): Html {
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p>Choose one to fill in its email. The password of each is <code>${demoPassword}</code></p>
<ul>${accounts.map(
    (account) => html`
<li><a class="person" href="${address}?email=${encodeURIComponent(account.email)}"${account.email === email && html` aria-current="true"`}><span class="initials" aria-hidden="true">${initials(account)}</span><span class="name">${account.givenName} ${account.familyName}</span><span class="email">${account.email}</span></a></li>`,
  )}
</ul>
</section>`;
}

/** The sign-in page; `email` is what was typed, hinted or chosen among the demo accounts. */
export function signInPage(form: FormPage & { email: string; demo: readonly Account[] }): string {
  const { address, appUrl, formToken, message, problems = {}, email, demo } = form;
  return page(
    `${message ? 'Error: ' : ''}Sign in to Foyer`,
    appUrl,
    html`<h1>Sign in</h1>
<p class="lede">Continue to your hotels.</p>
${message && alert(message)}
<form method="post" action="${address}" novalidate>
<input type="hidden" name="formToken" value="${formToken}">
${field({ name: 'email', label: 'Email', type: 'email', value: email, autocomplete: 'username', problem: problems.email, focus: !email })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', problem: problems.password, focus: email !== '' })}
<button class="button" type="submit">Sign in</button>
</form>
<p class="other">New to Foyer? <a href="${address}/create-account">Create account</a></p>
${demo.length > 0 && demoAccounts(demo, address, email)}`,
  );
}

export type AccountForm = { name: string; familyname: string; email: string };

/** The page that makes an account; what was typed stays, the password does not. */
export function createAccountPage(form: FormPage & { values: AccountForm }): string {
  const { address, appUrl, formToken, message, problems = {}, values } = form;
  const first = Object.keys(problems)[0] ?? 'name';
  return page(
    `${message ? 'Error: ' : ''}Create a Foyer account`,
    appUrl,
    html`<h1>Create account</h1>
<p class="lede">You sign in with your email and the password you choose here.</p>
${message && alert(message, problems)}
<form method="post" action="${address}/create-account" novalidate>
<input type="hidden" name="formToken" value="${formToken}">
<div class="pair">
${field({ name: 'name', label: 'Name', value: values.name, autocomplete: 'given-name', problem: problems.name, focus: first === 'name' })}
${field({ name: 'familyname', label: 'Family name', optional: true, value: values.familyname, autocomplete: 'family-name', problem: problems.familyname, focus: first === 'familyname' })}
</div>
${field({ name: 'email', label: 'Email', type: 'email', value: values.email, autocomplete: 'username', problem: problems.email, focus: first === 'email' })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: 'At least 10 characters', problem: problems.password, focus: first === 'password' })}
<button class="button" type="submit">Create account</button>
</form>
<p class="other">Already have an account? <a href="${address}?screen=sign-in">Sign in</a></p>`,
  );
}

/** Asks before signing out, when the request did not prove that it came from the application. */
export function signOutPage(form: { address: string; appUrl: string; secret: string }): string {
  return page(
    'Sign out of Foyer',
    form.appUrl,
    html`<h1>Sign out?</h1>
<p class="lede">This ends your session in this browser. Your work is saved.</p>
<form method="post" action="${form.address}">
<input type="hidden" name="xsrf" value="${form.secret}">
<button class="button" type="submit" name="logout" value="yes">Sign out</button>
</form>
<a class="button quiet" href="${form.appUrl}">Stay signed in</a>`,
  );
}

/** Anything that has only a message and the way back. */
export function messagePage(view: { appUrl: string; title: string; message: string; detail?: string }): string {
  return page(
    `${view.title} - Foyer`,
    view.appUrl,
    html`<h1>${view.title}</h1>
<p class="lede">${view.message}</p>
${view.detail && html`<p class="detail">${view.detail}</p>`}
<p class="actions"><a class="button" href="${view.appUrl}">Back to Foyer</a></p>`,
  );
}
