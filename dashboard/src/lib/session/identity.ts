/**
 * The identity provider as the dashboard sees it. The login library is fetched when it has work to do: at a sign-in, its
 * answer, and when a token has run out. Who is signed in already is read from where the library keeps it.
 */
import type { DashboardConfig } from '@foyer/contract/config';

export type SignedIn = { sub: string; accessToken: string };

export type Identity = {
  /** Whether this page load is the provider's answer. */
  isReturn: (search: string) => boolean;
  /** Takes the provider's answer; gives the person and the path kept at the start. */
  finish: (url: string) => Promise<SignedIn & { returnTo: unknown }>;
  /** The person signed in, renewed when the token has run out; null when nobody is. Throws a SignInProblem or the cause. */
  current: () => Promise<SignedIn | null>;
  /** Lets go of the tokens kept in this browser. */
  forget: () => Promise<void>;
  /** Leaves for the provider. */
  start: (returnTo: string) => Promise<void>;
  /** Where the provider's own session is ended, when it offers that. */
  endAddress: (backTo: string) => Promise<string | null>;
};

type Kept = { access_token?: string; expires_at?: number; profile?: { sub?: string } };

/** Where the library keeps the tokens of a provider and client. */
const keptAt = ({ issuer, clientId }: DashboardConfig) => `oidc.user:${issuer}:${clientId}`;

export function createIdentity(config: DashboardConfig): Identity {
  type Library = Omit<Identity, 'isReturn'>;
  let loading: Promise<Library> | undefined;
  const library = () => {
    loading ??= import('./oidc-identity.ts').then(
      ({ createOidcIdentity }) => createOidcIdentity(config),
      (cause) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };

  return {
    isReturn: (search) => {
      const params = new URLSearchParams(search);
      return params.has('state') && (params.has('code') || params.has('error'));
    },
    current: async () => {
      const kept = localStorage.getItem(keptAt(config));
      return kept === null ? null : (fresh(kept) ?? (await library()).current());
    },
    finish: async (url) => (await library()).finish(url),
    forget: async () => localStorage.removeItem(keptAt(config)),
    start: async (returnTo) => (await library()).start(returnTo),
    endAddress: async (backTo) => (await library()).endAddress(backTo),
  };
}

/** The person of kept tokens that are still good; what cannot be read is the library's to judge. */
function fresh(kept: string): SignedIn | null {
  try {
    const { access_token: accessToken, expires_at: until, profile } = JSON.parse(kept) as Kept;
    const good = accessToken && profile?.sub && until !== undefined && until > Date.now() / 1000;
    return good ? { sub: profile.sub as string, accessToken } : null;
  } catch {
    return null;
  }
}
