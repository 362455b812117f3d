/**
 * Where the provider keeps its codes, tokens, sessions and grants. Ids are stored hashed, since the id of a code or a
 * refresh token is the secret itself; a second use of the same code or token is refused here, even at the same moment.
 */
import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Query } from './tables.ts';

type Stored = { payload: AdapterPayload; consumed: number | null };

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

const columns = 'payload, extract(epoch from consumed_at)::float8 as consumed';
const alive = '(expires_at is null or expires_at > now())';

/** The provider's adapter factory over our tables. */
export function createAdapter(query: Query): (kind: string) => Adapter {
  const one = async (condition: string, values: unknown[]): Promise<AdapterPayload | undefined> => {
    const { rows } = await query<Stored>(
      `select ${columns} from identity.payloads where ${condition} and ${alive} limit 1`,
      values,
    );
    const row = rows[0];
    if (!row) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumed) };
  };

  return (kind) => ({
    async upsert(id, { jti: _secret, ...payload }, expiresIn) {
      await query(
        `insert into identity.payloads (kind, id, payload, grant_id, uid, user_code, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7::float8))
         on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
        [
          kind,
          hashed(id),
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresIn ?? null,
        ],
      );
    },

    async find(id) {
      const payload = await one('kind = $1 and id = $2', [kind, hashed(id)]);
      return payload && { ...payload, jti: id };
    },

    findByUid: (uid) => one('kind = $1 and uid = $2', [kind, uid]),

    findByUserCode: (userCode) => one('kind = $1 and user_code = $2', [kind, userCode]),

    async consume(id) {
      const { rows } = await query(
        `update identity.payloads set consumed_at = now()
         where kind = $1 and id = $2 and consumed_at is null returning 1 as done`,
        [kind, hashed(id)],
      );
      if (rows.length === 0) throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await query('delete from identity.payloads where kind = $1 and id = $2', [kind, hashed(id)]);
    },

    async revokeByGrantId(grantId) {
      await query('delete from identity.payloads where kind = $1 and grant_id = $2', [kind, grantId]);
    },
  });
}
