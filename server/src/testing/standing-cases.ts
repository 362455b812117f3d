/**
 * The three standing cases of an endpoint: not signed in, another tenant, bad input. A fourth where a role may not.
 */
import { describe, expect, it } from 'vitest';
import type { TestClient } from './test-client.ts';

export type StandingCase = {
  /** Such as `PUT /workspaces/:id`. */
  name: string;
  call: (client: TestClient) => Promise<{ status: number; text: string }>;
  /** The same with a thing that was never there: a foreign one must answer alike. */
  missing?: (client: TestClient) => Promise<{ status: number; text: string }>;
  /** What a foreign thing answers; 404 when left out. */
  foreign?: number;
  /** Input that breaks the contract. */
  bad?: (client: TestClient) => Promise<{ status: number; body: unknown }>;
  /** The role below the one that may. */
  forbidden?: 'viewer' | 'editor' | 'manager';
};

const withoutRequest = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

/** `clients` are asked for inside the tests, after everything is set up. */
export function standingCases(
  cases: readonly StandingCase[],
  clients: () => {
    nobody: TestClient;
    stranger: TestClient;
    owner: TestClient;
    roles: Record<'viewer' | 'editor' | 'manager', TestClient>;
  },
): void {
  describe.each(cases)('$name', ({ call, missing, foreign = 404, bad, forbidden }) => {
    it('answers 401 to nobody', async () => expect((await call(clients().nobody)).status).toBe(401));

    it('shows another tenant nothing, as if it were not there', async () => {
      const answer = await call(clients().stranger);
      expect(answer.status).toBe(foreign);
      if (!missing) return;
      const never = await missing(clients().stranger);
      expect(withoutRequest(answer.text)).toBe(withoutRequest(never.text));
    });

    if (bad) {
      it('answers bad input with 422 and every field', async () => {
        const { status, body } = await bad(clients().owner);
        expect(status).toBe(422);
        expect((body as { validationErrors: unknown[] }).validationErrors.length).toBeGreaterThan(0);
      });
    }
    if (forbidden) {
      it(`answers 403 to ${forbidden}`, async () => {
        const answer = await call(clients().roles[forbidden]);
        expect(answer.status).toBe(403);
        expect(answer.text).not.toMatch(/csrf/i);
      });
    }
  });
}
