/**
 * Who is signed in, from the provider's answer to the session on our server (spec 4). It lives outside React, starts
 * once, and never hangs: whatever fails, the ready flag is set and logout ends at the site's origin. One browser is one
 * person: what another tab does about that counts here too.
 */
import { sessionEndpoints } from '@foyer/contract/session';
import { call } from '#lib/api/call.ts';
import { clearCsrf } from '#lib/api/csrf.ts';
import type { Identity, SignedIn } from './identity.ts';
import { forgetReturnPath, returnPath, safePath } from './return-path.ts';
import {
  keepProblem,
  keptProblem,
  problemOf,
  refusalOf,
  type SignInProblem,
  signInProblem,
} from './sign-in-problem.ts';
import { forgetSession, inTurn, noteSession, standingSince } from './standing-session.ts';

export type SessionState = {
  status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  problem: SignInProblem | null;
  sub: string | null;
  /** The server's session stands, or its setup has failed; the profile may be asked for. */
  ready: boolean;
};

type SessionParts = {
  identity: Identity;
  /** Called when somebody else than last time signs in: what belongs to the other must go. */
  onUserChange: () => void;
  /** Called at logout, after the storage is cleared: nothing under way may come back. */
  onReset: () => void;
  leaveFor?: (address: string) => void;
};

export type Session = ReturnType<typeof createSession>;

const lastUserKey = 'foyer.last-user';
/** Milliseconds the provider and the server may take at logout before we leave without them. */
const logoutPatience = 3000;
const invitationPath = '/invitation';
/** Milliseconds between two attempts to set the server's session up again. */
const renewPause = 30_000;

export function createSession({
  identity,
  onUserChange,
  onReset,
  leaveFor = (to) => window.location.assign(to),
}: SessionParts) {
  let state: SessionState = { status: 'loading', problem: null, sub: null, ready: false };
  let renewedAt = 0;
  let leaving = false;
  /** When the server's session that this tab rests on began. */
  let restsOn: number | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Rests on the session another load has begun, where one stands that is not `spent`; else begins one. */
  async function begin({ sub, accessToken: token }: SignedIn, spent: number | null, anew = false): Promise<void> {
    await inTurn(async () => {
      const since = standingSince(sub);
      clearCsrf();
      if (since === null || since === spent || anew) {
        const body = { token, ...invitationAt(window.location) };
        noteSession(sub, (await call(sessionEndpoints.start, { body })).expiresAt);
      }
      clearCsrf();
      restsOn = standingSince(sub);
    });
  }

  async function establish(person: SignedIn, anew: boolean): Promise<void> {
    try {
      await begin(person, null, anew);
    } catch (cause) {
      const refusal = refusalOf(cause);
      if (refusal) return await shutOut(refusal);
      console.warn('The session could not be set up', cause);
    } finally {
      set({ ready: true });
    }
  }

  /** The server lets this person in no more: the provider's tokens kept here go as well. A reload still says why. */
  async function shutOut(problem: SignInProblem): Promise<void> {
    keepProblem(problem);
    await identity.forget().catch(() => undefined);
    forgetSession();
    clearCsrf();
    // Only now: while its token was here, the cookie of the ended session kept this browser from coming in again.
    await within(call(sessionEndpoints.end), undefined);
    clearCsrf();
    set({ status: 'signed-out', problem, ready: false, sub: null });
  }

  /** `anew` after a sign-in, which never takes over a session from before. */
  async function enter(person: SignedIn, anew: boolean): Promise<void> {
    if (localStorage.getItem(lastUserKey) !== person.sub) onUserChange();
    localStorage.setItem(lastUserKey, person.sub);
    forgetReturnPath();
    keepProblem(null);
    set({ status: 'signed-in', problem: null, sub: person.sub });
    await establish(person, anew);
  }

  // Written by this tab alone, the event comes from another: somebody else signed in there, or nobody is any more.
  window.addEventListener('storage', ({ key, newValue }) => {
    const other = key === lastUserKey ? newValue !== state.sub : key === null;
    if (!other || leaving || state.status !== 'signed-in') return;
    leaving = true;
    onReset();
    leaveFor(window.location.origin);
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,

    /** Resolves when the API may be asked: the session stands, its set-up has failed, or nobody is signed in. */
    whenReady: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!state.ready && (state.status === 'loading' || state.status === 'signed-in')) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),

    /** Finds out who is here. To be called once. */
    async start(): Promise<void> {
      const returning = identity.isReturn(window.location.search);
      try {
        if (!returning) {
          // One tab renews the tokens for all: a refresh token used twice is taken for a stolen one.
          const person = await inTurn(identity.current);
          const invited = window.location.pathname === invitationPath;
          return person ? await enter(person, invited) : set({ status: 'signed-out', problem: keptProblem() });
        }
        const person = await identity.finish(window.location.href);
        window.history.replaceState(null, '', safePath(person.returnTo));
        await enter(person, true);
      } catch (cause) {
        const problem = problemOf(cause);
        if (returning) window.history.replaceState(null, '', '/');
        const ended = problem.code === 'login_required' || problem.code === 'missing_refresh_token';
        set({ status: ended ? 'signed-out' : 'failed', problem });
      }
    },

    /** Leaves for the provider; comes back to the remembered path or the root. */
    async signIn(): Promise<void> {
      try {
        await identity.start(returnPath());
      } catch (cause) {
        set({ status: 'failed', problem: problemOf(cause) });
      }
    },

    /** Leaves the page of the error for the landing page. */
    dismissProblem(): void {
      keepProblem(null);
      window.history.replaceState(null, '', '/landing');
      set({ status: 'signed-out', problem: null });
    },

    /** The server knows the session no longer: sets it up again, or the person has to sign in. */
    async renew(): Promise<boolean> {
      if (state.status !== 'signed-in' || !state.ready || leaving || Date.now() - renewedAt < renewPause) return false;
      renewedAt = Date.now();
      try {
        const person = await inTurn(identity.current);
        if (!person) throw signInProblem('login_required');
        await begin(person, restsOn);
        return true;
      } catch (cause) {
        const refusal = refusalOf(cause);
        if (refusal) await shutOut(refusal);
        else if (!leaving) set({ status: 'signed-out', problem: problemOf(cause), ready: false, sub: null });
        return false;
      }
    },

    /** Server first, then everything kept here, then the origin (spec 4), also when the server or the provider fails. */
    async signOut(): Promise<void> {
      leaving = true;
      const origin = window.location.origin;
      const providerEnd = within(identity.endAddress(origin), null);
      await within(call(sessionEndpoints.end), undefined);
      const address = await providerEnd;
      clearCsrf();
      forgetAll();
      onReset();
      leaveFor(address ?? origin);
    },
  };
}

/** The token of an invitation's link that is open: it lets in a person who holds no role yet. */
function invitationAt({ pathname, hash }: Location): { invitation?: string } {
  const invitation = hash.slice(1);
  return pathname === invitationPath && /^[\w-]{1,200}$/.test(invitation) ? { invitation } : {};
}

/** Empties this browser's storage now, and once more as the page goes: what was still loading may write until then. */
function forgetAll(): void {
  const clear = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  clear();
  window.addEventListener('pagehide', clear, { once: true });
}

/** What `work` gives, or `otherwise` when it fails or takes too long. */
async function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), logoutPatience);
  });
  return Promise.race([work.catch(() => otherwise), patience]).finally(() => clearTimeout(timer));
}
