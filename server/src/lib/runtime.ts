/**
 * What this installation is called and runs on, set once at start (and by tests): values made from the settings, and
 * the database. Refuses to answer before it is set.
 */
import type pg from 'pg';

/** A bucket of an S3-compatible service. */
export type S3Settings = { endpoint: string; bucket: string; region: string; keyId: string; secret: string };

export type WriterSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  visionModel: string | null;
};

/** Whose access token it is. */
export type Identity = {
  issuer: string;
  subject: string;
  email?: string;
  /** The given name. */
  name?: string;
  familyName?: string;
  picture?: string;
};

export type Runtime = {
  appUrl: string;
  apiUrl: string;
  sitesUrl: string;
  dataFolder: string;
  database: { kind: 'embedded' | 'server'; pool: pg.Pool; connection: pg.PoolConfig };
  /** 32 bytes everything secret is derived from. */
  key: Buffer;
  /** Checks a provider's access token; throws an error with code `invalid-token` or `issuer-unreachable`. */
  identify: (token: string) => Promise<Identity>;
  /** `open`: whoever signs in gets an organisation; `invite`: only invited people get in. */
  signup: 'open' | 'invite';
  /** Issuer and subject of the platform operator. */
  operator: { issuer: string; subject: string } | null;
  /** Null: the built-in composer writes. */
  ai: WriterSettings | null;
  /** Texts an organisation may have written in a month; null for no limit. */
  writingLimit: number | null;
  /** `host:port` in private ranges that outgoing calls may reach. */
  outboundAllow: readonly string[];
  /** `host:port` asked for domain verification; null: the system's name servers. */
  dnsServer: string | null;
  /** Where files people upload are kept; null: on the disk, under the data folder. */
  s3: S3Settings | null;
  /** Bytes of pictures an organisation may keep. */
  mediaQuota: number;
  /** Where an upgrade is offered. */
  pricingUrl: string;
};

let current: Runtime | null = null;

export function setRuntime(value: Runtime): void {
  current = value;
}

/** Throws when the program has not been set up. */
export function runtime(): Runtime {
  if (!current) throw new Error('The runtime is read before it is set');
  return current;
}
