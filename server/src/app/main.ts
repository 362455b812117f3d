/**
 * The program: reads the settings, takes the data folder, opens the database, starts every surface it is to run and says
 * so, one line an address. Told to stop, it takes nothing new, finishes what runs and is out within 15 seconds.
 */
import { lockFolder } from '../db/embedded/data-lock.ts';
import { readSettings, type Settings } from './settings.ts';

const grace = 15_000;

try {
  const settings = readSettings(process.env);
  const folder = needsFolder(settings) ? await lockFolder(settings.dataFolder) : null;
  // Only now the program itself: whoever comes second on a folder is told so at once.
  const { start } = await import('./start.ts');
  const foyer = await start(settings, folder, (line) => console.log(line));
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), grace - 500).unref();
    await foyer.stop();
    process.exit(signal === 'SIGINT' ? 130 : 0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

/** A server's data is its own; only the embedded database needs the folder for itself. */
function needsFolder({ DATABASE_URL, surfaces }: Settings): boolean {
  return !DATABASE_URL && surfaces.some((surface) => surface === 'api' || surface === 'identity');
}
