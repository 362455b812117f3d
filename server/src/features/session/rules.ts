/**
 * Sessions begin with a provider's access token and end at sign-out, after 12 idle hours or 7 days. A person is issuer
 * plus subject, never an e-mail. Whoever comes for the first time and belongs nowhere gets an organisation of their
 * own, unless only invited people get in.
 */
import { uuidv7 } from 'uuidv7';
import { hashOf, newToken } from '#lib/cookies.ts';
import { Refusal, unavailable } from '#lib/refusal.ts';
import { type Identity, runtime } from '#lib/runtime.ts';
import { type ActOfPerson, inSignIn, inSignOut, wasEnded } from '../access/rules.ts';
import { recordAct } from '../audit-log/rules.ts';
import { foundingSlots } from '../organizations/rules.ts';

/** Seconds a session lasts at most. */
export const sessionSeconds = 7 * 24 * 60 * 60;

export type NewSession = { token: string; userId: string; expiresAt: string };

/**
 * Signs in with an access token; `replaced` is the session the browser had before, which ends; `invitation` is the
 * token of a link, which lets a person in who belongs nowhere yet, and founds no organisation for them. Throws 401
 * `session-ended` when the person has signed this browser out from another one: its token is no way back. 401
 * `invalid-token`, 403 `not-invited`, 503 when the provider does not answer.
 */
export async function startSession(
  accessToken: string,
  userAgent: string,
  replaced: string | null,
  invitation: string | null,
): Promise<NewSession> {
  if (replaced && (await wasEnded(replaced))) {
    throw new Refusal(401, 'session-ended', 'You were signed out here from another browser. Sign in again.');
  }
  const identity = await identify(accessToken);
  const token = newToken();
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000).toISOString();
  const session = { id: uuidv7(), tokenHash: hashOf(token), userAgent, expiresAt };
  const person = { id: uuidv7(), ...identity };
  if (replaced) await endSession(replaced, false);
  const userId = await inSignIn(person, session, founding(identity), invitation && hashOf(invitation), async (act) => {
    if (!act) throw new Refusal(403, 'not-invited', 'This account has no access here. Ask for an invitation.');
    await record(act, 'session.started');
    return act.userId;
  });
  return { token, userId, expiresAt };
}

/** Ends a session; silent when there is none. A session that is merely replaced leaves no sign-out in the log. */
export async function endSession(sessionHash: string, bySignOut = true): Promise<void> {
  await inSignOut(sessionHash, async (act) => {
    if (act && bySignOut) await record(act, 'session.ended');
  });
}

async function record({ userId, scopes }: ActOfPerson, action: 'session.started' | 'session.ended'): Promise<void> {
  for (const scope of scopes) await recordAct(scope, { action, targetKind: 'user', targetId: userId });
}

async function identify(accessToken: string): Promise<Identity> {
  try {
    return await runtime().identify(accessToken);
  } catch (problem) {
    if ((problem as { code?: string }).code === 'issuer-unreachable') {
      throw unavailable('sign-in-away', 'The sign-in provider does not answer just now. Try again.');
    }
    if ((problem as { code?: string }).code === 'invalid-token') {
      throw new Refusal(401, 'invalid-token', 'The sign-in token is not valid. Sign in again.');
    }
    throw problem;
  }
}

function founding({ name, email }: Identity): object | null {
  if (runtime().signup === 'invite') return null;
  const owner = name?.trim() || email?.split('@')[0] || 'New';
  return {
    organisationId: uuidv7(),
    bindingId: uuidv7(),
    name: `${owner} organization`,
    workspaceSlots: foundingSlots,
  };
}
