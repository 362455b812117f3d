/** What only the whole program shows: the public page beside its bytes from memory, the start, the dashboard's weight. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Foyer, freePort, startFoyer } from '@foyer/tools/whole-foyer';
import { asEditor } from './demo-browser.ts';
import { beside } from './load.ts';
import { publishFigures } from './publish-bench.ts';
import type { Figure } from './report.ts';
import { typingFigures } from './typing-bench.ts';

export async function wholeFigures(): Promise<Figure[]> {
  // The folder stays from start to start: the second finds it set up, and its people at the provider they came from.
  const data = {
    FOYER_DATA: mkdtempSync(join(tmpdir(), 'foyer-bench-')),
    OIDC_ISSUER: `http://localhost:${await freePort()}`,
  };
  try {
    const first = await startFoyer(data);
    await first.stop();
    const foyer = await startFoyer(data);
    try {
      return [
        await pageFigure(foyer),
        weightFigure(await dashboardWeight(foyer)),
        startFigure(foyer.seconds, first.seconds),
        ...(await publishFigures(foyer, async (path) => (await ask(foyer.sites, path, {})).body.toString())),
        ...(await typingFigures(foyer)),
      ];
    } finally {
      await foyer.stop();
    }
  } finally {
    rmSync(data.FOYER_DATA, { recursive: true, force: true });
  }
}

const host = 'halden.localhost';

type Bytes = { status: number; headers: Record<string, string>; body: Buffer };

/** node:http, since the host header decides the site and fetch does not let one be set. */
function ask(sites: string, path: string, headers: Record<string, string>): Promise<Bytes> {
  const { port } = new URL(sites);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function pageFigure(foyer: Foyer): Promise<Figure> {
  const { port } = new URL(foyer.sites);
  const sitemap = (await ask(foyer.sites, '/sitemap.xml', {})).body.toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  const path = paths.find((one) => one.length > 4);
  if (!path) throw new Error('The demo has no live page to measure');
  const headers = { host: `${host}:${port}`, 'accept-encoding': 'br' };
  await ask(foyer.sites, path, headers);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const page = await ask(foyer.sites, path, headers);
  if (page.status !== 200) throw new Error(`The live page answered ${page.status}`);
  const kept = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': page.headers['content-encoding'] ?? 'identity',
    'content-length': String(page.body.length),
  };
  const bare = createServer((_request, response) => response.writeHead(200, kept).end(page.body));
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const address = bare.address();
  const barePort = typeof address === 'object' && address ? address.port : 0;
  const measured = await beside(
    { url: `http://127.0.0.1:${port}${path}`, headers },
    { url: `http://127.0.0.1:${barePort}/`, headers },
  );
  bare.close();
  const ratio = measured.ours.perSecond / measured.bare.perSecond;
  return {
    name: 'Public page',
    figure: measured.ours.perSecond,
    limit: measured.bare.perSecond,
    unit: 'requests/s',
    ratio,
    demand: 'at least 60 % of node:http with the same bytes from memory',
    met: ratio >= 0.6 && measured.ours.failed === 0,
    detail: { bytes: page.body.length, p99: `${measured.ours.p99} ms`, failed: measured.ours.failed },
  };
}

/** Bytes of script and style as sent, cold, until Live Posts stands; signing in comes first and is not counted. */
function dashboardWeight(foyer: Foyer): Promise<{ script: number; style: number }> {
  return asEditor(foyer, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    const types = new Map<string, string>();
    const weight = { script: 0, style: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') weight.script += encodedDataLength;
      if (types.get(requestId) === 'Stylesheet') weight.style += encodedDataLength;
    });
    await page.goto(`${foyer.app}/liveposts`);
    await page.getByRole('heading', { name: 'Live Posts' }).waitFor();
    await page.waitForLoadState('networkidle');
    return weight;
  });
}

function weightFigure({ script, style }: { script: number; style: number }): Figure {
  const figure = (script + style) / 1000;
  return {
    name: 'Dashboard, script and style as sent until Live Posts stands',
    figure,
    limit: null,
    unit: 'kB',
    ratio: figure / 200,
    demand: 'at most 200 kB',
    met: figure <= 200,
    detail: { 'script kB': Math.round(script / 1000), 'style kB': Math.round(style / 1000) },
  };
}

function startFigure(figure: number, first: number): Figure {
  return {
    name: 'Start with the embedded database, set up already',
    figure,
    limit: null,
    unit: 's',
    ratio: figure / 5,
    demand: 'at most 5 s to ready',
    met: figure <= 5,
    detail: { 'first start with demo data, s': first.toFixed(1) },
  };
}
