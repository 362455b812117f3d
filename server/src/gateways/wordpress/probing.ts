/**
 * Asks a WordPress whether it can be written, and names what stands in the way: no plugin, a wrong password (which
 * WordPress answers as to a visitor), application passwords that are off, too little right, a site that leads to
 * itself. It writes nothing.
 */
import type { ChannelSite } from '@foyer/contract/channels';
import { z } from 'zod';
import { type Answer, callPlugin, callSite, type Login, sentences, WordPressFailure } from './calls.ts';

const index = z.object({ namespaces: z.array(z.string()), authentication: z.unknown() });
const status = z.object({
  plugin: z.string(),
  user: z.object({ id: z.number() }),
  missing: z.array(z.string()),
  problems: z.array(z.object({ code: z.string(), message: z.string() })).default([]),
  wordpress: z.string().default(''),
  name: z.string().default(''),
  limits: z.object({ upload_bytes: z.number().int() }).default({ upload_bytes: 0 }),
});

/** What the site says of itself. Throws WordPressFailure for the first thing that is wrong. */
export async function probeWordPress(login: Login): Promise<ChannelSite> {
  const found = await indexOf(login.address);
  if (!found.namespaces.includes('foyer/v1')) {
    throw new WordPressFailure('no-plugin', sentences['no-plugin'] as string);
  }
  // WordPress lists the ways to sign in here, and none where it offers no application passwords.
  if (Array.isArray(found.authentication) && found.authentication.length === 0) {
    const message =
      'Application passwords are off there. WordPress offers them over https, unless a plugin turns them off';
    throw new WordPressFailure('passwords-off', message);
  }
  const said = status.safeParse(await callPlugin(login, 'GET', '/status'));
  if (!said.success) throw new WordPressFailure('upstream', 'The plugin gave an answer that cannot be read');
  const { user, missing, problems, ...site } = said.data;
  if (user.id === 0) throw new WordPressFailure('wrong-password', sentences['wrong-password'] as string);
  if (missing.length > 0) throw new WordPressFailure('too-little-right', sentences['too-little-right'] as string);
  if (problems[0]) throw new WordPressFailure('site-problem', problems[0].message);
  refuseLoop(login.address, await callSite(`${login.address}/`, 'GET'));
  const { name, wordpress, plugin, limits } = site;
  return { name, wordpress, plugin, largestUpload: limits.upload_bytes };
}

async function indexOf(address: string): Promise<z.infer<typeof index>> {
  const answer = await callSite(`${address}/wp-json/`, 'GET');
  if (answer.status >= 300 && answer.status < 400) {
    refuseLoop(`${address}/wp-json`, answer);
    const there = answer.location ? new URL(answer.location, `${address}/`).href.replace(/\/wp-json\/?.*$/, '') : null;
    throw new WordPressFailure('redirect', `The address leads on to ${there ?? 'another one'}. Write that one`);
  }
  const found = index.safeParse(answer.json);
  if (found.success) return found.data;
  if (answer.status >= 500) {
    throw new WordPressFailure('upstream', `The WordPress answered with an error (${answer.status})`);
  }
  // Without permalinks the interface stands at another address, and pages would have none of their own.
  const plain = index.safeParse((await callSite(`${address}/?rest_route=/`, 'GET')).json);
  if (plain.success) {
    const message = 'Choose any permalink structure but Plain under Settings, Permalinks';
    throw new WordPressFailure('site-problem', message);
  }
  throw new WordPressFailure('not-wordpress', 'There is no WordPress at this address, or its REST interface is off');
}

/** A server that loses the port of an address sends every visitor back to where they are. */
function refuseLoop(address: string, { status: answered, location }: Answer): void {
  if (answered < 300 || answered >= 400 || !location) return;
  const bare = (url: string) => url.replace(/\/+$/, '');
  if (bare(new URL(location, `${address}/`).href) !== bare(new URL(`${address}/`).href)) return;
  const message = 'The site leads visitors back to itself without end. Its server has to pass the port on (HTTP_HOST)';
  throw new WordPressFailure('redirect-to-itself', message);
}
