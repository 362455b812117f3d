/**
 * Three hundred hostile uploads, a few at once, while somebody else looks through the library: how much memory this
 * program and its workshops hold meanwhile above what they held idle, and how long the other one waits.
 */
import { createApi } from '@foyer/server/app/api';
import { jobTable } from '@foyer/server/app/job-table';
import { startJobs, stopJobs } from '@foyer/server/lib/jobs';
import { makeOrganization } from '@foyer/server/testing/factories';
import { carryingFiles, refusedFiles } from '@foyer/server/testing/hostile-files';
import { fileForm } from '@foyer/server/testing/pictures';
import { testRuntime } from '@foyer/server/testing/test-app';
import { TestClient } from '@foyer/server/testing/test-client';
import { openBenchDatabase } from './database.ts';
import { held, megabyte } from './memory.ts';
import { type Figure, median, percentile } from './report.ts';

const uploads = 300;
const atOnce = 4;

export async function uploadFigures(): Promise<Figure[]> {
  const { database, close } = await openBenchDatabase('embedded');
  await testRuntime({ database });
  await startJobs(jobTable, { work: false });
  const api = await createApi();
  const { people, property } = await makeOrganization('Bench Hotels');
  const files = [...(await refusedFiles()), ...(await carryingFiles())];
  const uploader = new TestClient(api, people.editor.session);
  const other = new TestClient(api, people.owner.session);
  const look = async () => (await other.get(`/media/library?propertyId=${property.id}`)).status;
  await look();

  const idle = held();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, held() - idle);
  }, 50);
  const times: number[] = [];
  let wrong = 0;
  let done = false;
  const looking = (async () => {
    while (!done) {
      const began = performance.now();
      if ((await look()) !== 200) wrong += 1;
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  let next = 0;
  const upload = async () => {
    while (next < uploads) {
      const file = files[next % files.length];
      next += 1;
      if (!file) return;
      const { status } = await uploader.post(
        '/media',
        fileForm({ propertyId: property.id }, file.bytes, 'file', file.name),
      );
      if (status !== 201 && status !== 422) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, upload));
  done = true;
  await looking;
  clearInterval(watch);
  await api.close();
  await stopJobs();
  await close();
  const memory = most / megabyte;
  const waited = percentile(times, 0.95);
  return [
    {
      ...{ name: `Memory during ${uploads} hostile uploads`, figure: memory, limit: null, unit: 'MB' },
      ...{ ratio: memory / 400, demand: 'at most 400 MB above idle', met: memory <= 400 && wrong === 0 },
      detail: { 'answered otherwise than they should be': wrong },
    },
    {
      ...{ name: 'Somebody else meanwhile, p95', figure: waited, limit: null, unit: 'ms', ratio: waited / 1000 },
      ...{ demand: 'at most 1 s', met: waited <= 1000 && wrong === 0 },
      detail: { looks: times.length, median: `${median(times).toFixed(0)} ms` },
    },
  ];
}
