/**
 * A whole Foyer with the demo in it. Telling the demo takes a first start many seconds, so each worker does it once and
 * every file begins on a copy of that.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Foyer, startFoyer } from '@foyer/tools/whole-foyer';
import { test } from '@playwright/test';

/** Starts one on a copy of the demo, in the `FOYER_DATA` of the caller or in a folder that goes when it stops. */
export async function startDemo(env: Record<string, string> = {}): Promise<Foyer> {
  const { parallelIndex } = test.info();
  // The demo's people belong to the provider they were told with, by its address: all copies of a worker keep it.
  const issuer = { OIDC_ISSUER: `http://localhost:${issuerPort(parallelIndex)}` };
  const template = join(process.env.FOYER_E2E_SCRATCH ?? tmpdir(), `demo-${parallelIndex}`);
  if (!existsSync(template)) {
    const told = `${template}.new`;
    rmSync(told, { recursive: true, force: true });
    await (await startFoyer({ ...issuer, FOYER_DATA: told })).stop();
    cpSync(told, template, { recursive: true });
  }
  const data = env.FOYER_DATA ?? mkdtempSync(join(tmpdir(), 'foyer-demo-'));
  cpSync(template, data, { recursive: true });
  const foyer = await startFoyer({ ...issuer, ...env, FOYER_DATA: data });
  return {
    ...foyer,
    stop: async () => {
      await foyer.stop();
      if (!env.FOYER_DATA) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Below the ports a system gives away by itself, and another one for each run and worker. */
const issuerPort = (worker: number) => 20_000 + ((process.ppid * 2 + worker) % 10_000);
