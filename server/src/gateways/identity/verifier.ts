/**
 * Whether an access token is what it says, for any OpenID provider: signature against the issuer's published keys,
 * issuer, audience, times. Keys come only from where the issuer's own discovery document points, never from the token.
 */
import * as jose from 'jose';
import { z } from 'zod';
import { boundedFetchJson, type FetchJson } from './fetch-json.ts';

export type Identity = {
  issuer: string;
  subject: string;
  email?: string;
  /** The given name. */
  name?: string;
  familyName?: string;
  picture?: string;
};

export type TokenVerifier = {
  /** Throws TokenError `invalid-token` or `issuer-unreachable`. */
  verify: (token: string) => Promise<Identity>;
  /** As `verify`, and asks the issuer's userinfo when the token lacks the name or the email. */
  profile: (token: string) => Promise<Identity>;
};

export type VerifierOptions = {
  issuer: string;
  audience: string;
  /** Reads one JSON document; throws when it cannot. Default: fetch, 5 s, 512 kB, no redirects. */
  fetchJson?: FetchJson;
  /** The issuer's public keys when it runs in the same process: then nothing is asked over the network. */
  keys?: jose.JSONWebKeySet;
};

export class TokenError extends Error {
  readonly code: 'invalid-token' | 'issuer-unreachable';

  constructor(code: 'invalid-token' | 'issuer-unreachable', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TokenError';
    this.code = code;
  }
}

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const types = ['at+jwt', 'application/at+jwt', 'jwt'];
const leewaySeconds = 60;
const discoveryLife = 60 * 60_000;
const discoveryCooldown = 5_000;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });
type Discovery = z.infer<typeof discoveryDocument>;

const unreachable = (cause?: unknown) =>
  new TokenError('issuer-unreachable', 'The sign-in provider did not answer', cause);
const invalid = (message: string, cause?: unknown) => new TokenError('invalid-token', message, cause);
const withoutSlash = (address: string) => address.replace(/\/$/, '');

const text = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : undefined;

function pictureOf(value: unknown): string | undefined {
  const address = text(value, 2048);
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

function personOf(claims: Record<string, unknown>): Omit<Identity, 'issuer' | 'subject'> {
  return {
    email: text(claims.email, 254)?.toLowerCase(),
    name: text(claims.given_name, 120) ?? text(claims.name, 120),
    familyName: text(claims.family_name, 120),
    picture: pictureOf(claims.picture),
  };
}

/** Refuses without any network what the issuer cannot have made. */
function precheck(token: string, issuer: string): void {
  let header: jose.ProtectedHeaderParameters;
  let payload: jose.JWTPayload;
  try {
    if (token.length > 16_384) throw new Error('too long');
    header = jose.decodeProtectedHeader(token);
    payload = jose.decodeJwt(token);
  } catch (cause) {
    throw invalid('The sign-in token cannot be read', cause);
  }
  if (!header.alg || !algorithms.includes(header.alg))
    throw invalid('The sign-in token is signed in a way not accepted');
  if (!types.includes(String(header.typ).toLowerCase())) throw invalid('The sign-in token is of another type');
  if (withoutSlash(String(payload.iss)) !== withoutSlash(issuer))
    throw invalid('The sign-in token is from another issuer');
}

/** Makes a verifier for one issuer and one audience; it keeps discovery for an hour and keys for ten minutes. */
export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  const { issuer, audience, fetchJson = boundedFetchJson(options.issuer) } = options;
  let known: { document: Promise<Discovery>; until: number } | undefined;
  let remote: { address: string; keys: ReturnType<typeof jose.createRemoteJWKSet> } | undefined;

  async function readDiscovery(): Promise<Discovery> {
    const answer = await fetchJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`).catch((cause) => {
      throw unreachable(cause);
    });
    const document = discoveryDocument.safeParse(answer);
    if (!document.success) throw unreachable(document.error);
    if (withoutSlash(document.data.issuer) !== withoutSlash(issuer)) throw unreachable('it names another issuer');
    const { jwks_uri, userinfo_endpoint } = document.data;
    const secure = (address?: string) => !address || issuer.startsWith('http:') || address.startsWith('https:');
    if (!secure(jwks_uri) || !secure(userinfo_endpoint)) throw unreachable('its addresses are not on https');
    return document.data;
  }

  function discover(): Promise<Discovery> {
    const now = Date.now();
    if (known && known.until > now) return known.document;
    const entry = { document: readDiscovery(), until: now + discoveryLife };
    entry.document.catch(() => {
      entry.until = Date.now() + discoveryCooldown;
    });
    known = entry;
    return entry.document;
  }

  async function keySet() {
    if (options.keys) return { keys: jose.createLocalJWKSet(options.keys), from: issuer };
    const document = await discover();
    if (remote?.address !== document.jwks_uri) {
      const keys = jose.createRemoteJWKSet(new URL(document.jwks_uri), {
        timeoutDuration: 5_000,
        cooldownDuration: 30_000,
        cacheMaxAge: 600_000,
        [jose.customFetch]: async (address) => {
          const answer = await fetchJson(address).catch((cause) => {
            throw unreachable(cause);
          });
          return Response.json(answer);
        },
      });
      remote = { address: document.jwks_uri, keys };
    }
    return { keys: remote.keys, from: document.issuer };
  }

  async function verified(token: string): Promise<jose.JWTPayload & { sub: string; iss: string }> {
    precheck(token, issuer);
    const { keys, from } = await keySet();
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        issuer: from,
        audience,
        algorithms,
        clockTolerance: leewaySeconds,
        requiredClaims: ['iss', 'sub', 'aud', 'exp'],
      });
      if (!payload.sub || !payload.iss) throw new Error('no subject');
      return { ...payload, sub: payload.sub, iss: payload.iss };
    } catch (cause) {
      if (cause instanceof TokenError) throw cause;
      if (cause instanceof jose.errors.JWTExpired) throw invalid('The sign-in token has run out', cause);
      if (cause instanceof jose.errors.JWKSTimeout || cause instanceof jose.errors.JWKSInvalid)
        throw unreachable(cause);
      throw invalid('The sign-in token is not valid here', cause);
    }
  }

  async function verify(token: string): Promise<Identity> {
    const payload = await verified(token);
    return { issuer: payload.iss, subject: payload.sub, ...personOf(payload) };
  }

  async function profile(token: string): Promise<Identity> {
    const identity = await verify(token);
    if ((identity.name && identity.email) || options.keys) return identity;
    const { userinfo_endpoint: address } = await discover();
    if (!address) return identity;
    const answer = await fetchJson(address, { authorization: `Bearer ${token}` }).catch((cause) => {
      throw unreachable(cause);
    });
    const claims = z.looseObject({ sub: z.string() }).safeParse(answer);
    if (!claims.success || claims.data.sub !== identity.subject)
      throw invalid('The sign-in provider speaks of another person');
    const told = personOf(claims.data);
    return {
      ...identity,
      email: identity.email ?? told.email,
      name: identity.name ?? told.name,
      familyName: identity.familyName ?? told.familyName,
      picture: identity.picture ?? told.picture,
    };
  }

  return { verify, profile };
}
