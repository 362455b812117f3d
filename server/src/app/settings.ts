/**
 * Every setting of an installation, through one schema, read once at start. A bad one stops the start with its name and
 * the reason, all of them at once. An empty text counts as not set.
 */
import path from 'node:path';
import { z } from 'zod';

export const surfaces = ['api', 'dashboard', 'sites', 'identity'] as const;
export type Surface = (typeof surfaces)[number];

const embeddedIssuer = 'http://localhost:3003';

const address = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'write an address such as https://foyer.example.com' })
    .default(fallback)
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'write the address without a path')
    .transform((text) => text.replace(/\/$/, ''));
const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'write an address such as postgres://login@host:5432/foyer',
});
const hostAndPort = /^(\[[0-9a-f:.]+\]|[^\s:,]+):\d{1,5}$/i;

const schema = z
  .object({
    APP_URL: address('http://localhost:3000'),
    API_URL: address('http://localhost:3001'),
    SITES_URL: address('http://localhost:3002'),
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/, error: 'write the address of the sign-in provider' })
      .default(embeddedIssuer),
    FOYER_DATA: z.string().default('./data'),
    DATABASE_URL: database.optional(),
    DATABASE_MIGRATION_URL: database.optional(),
    OIDC_CLIENT_ID: z.string().default('foyer-dashboard'),
    OIDC_AUDIENCE: z.string().default('foyer-api'),
    OPERATOR: z
      .string()
      .regex(/^https?:\/\/[^|]+\|.+$/, 'write issuer|subject')
      .optional(),
    SIGNUP: z.enum(['open', 'invite'], 'write open or invite').default('open'),
    AI_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'write the address of an OpenAI-compatible provider' })
      .optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_VISION_MODEL: z.string().optional(),
    AI_MONTHLY_LIMIT: z.coerce
      .number('write how many texts an organisation may have written in a month')
      .int('write a whole number')
      .min(1, 'write at least 1')
      .optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'write the address of the storage' }).optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    OUTBOUND_ALLOW: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine((parts) => parts.every((part) => hostAndPort.test(part)), 'write host:port, with commas between'),
    DNS_SERVER: z.string().regex(hostAndPort, 'write host:port').optional(),
    FOYER_KEY: z
      .string()
      .refine((text) => Buffer.from(text, 'base64').length === 32, 'write 32 bytes in base64')
      .optional(),
    FOYER_DEMO: z.enum(['on', 'off'], 'write on or off').default('on'),
    MEDIA_QUOTA_GB: z.coerce.number('write a number of gigabytes').positive('write more than 0').default(10),
    PRICING_URL: z.url({ protocol: /^https?$/, error: 'write an address' }).default('https://foyer.example/pricing'),
    MAP_STYLE_URL: z.url({ protocol: /^https?$/, error: 'write the address of a map style' }).optional(),
    TRUST_PROXY: z
      .string()
      .regex(/^(\d{1,2}|true|false)$/, 'write how many proxies stand in front, or true or false')
      .default('0')
      .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'write error, warn, info or debug')
      .default('warn'),
    FOYER_SURFACES: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.enum(surfaces, `choose among ${surfaces.join(', ')}`)).min(1, 'name at least one'))
      .optional(),
  })
  .superRefine((values, context) => {
    const together = (names: (keyof typeof values)[]) => {
      if (!names.some((name) => values[name])) return;
      for (const name of names) {
        if (!values[name]) context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${names[0]}` });
      }
    };
    together(['AI_BASE_URL', 'AI_MODEL']);
    together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    if (values.DATABASE_MIGRATION_URL && !values.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is needed beside DATABASE_MIGRATION_URL' });
    }
  });

export type Settings = Omit<z.output<typeof schema>, 'FOYER_SURFACES'> & {
  surfaces: readonly Surface[];
  /** Absolute path of FOYER_DATA. */
  dataFolder: string;
};

export class BadSettings extends Error {
  constructor(problems: readonly string[]) {
    super(['Foyer cannot start with these settings:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'BadSettings';
  }
}

/** Reads the settings. Throws BadSettings with every problem, each by its name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new BadSettings(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  }
  const { FOYER_SURFACES, ...settings } = result.data;
  const own = settings.OIDC_ISSUER.replace(/\/$/, '') === embeddedIssuer;
  return {
    ...settings,
    surfaces: FOYER_SURFACES ?? surfaces.filter((surface) => surface !== 'identity' || own),
    dataFolder: path.resolve(settings.FOYER_DATA),
  };
}
