/**
 * The program: reads the settings, takes the data folder, opens the database, starts every surface it is to run and says
 * so, one line an address. Told to stop, it takes nothing new, finishes what runs and is out within 15 seconds.
 */
import { start } from './start.ts';

const grace = 15_000;

try {
  const foyer = await start(process.env, (line) => console.log(line));
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
