/** PHP from the command line. */
import { execFileSync } from 'node:child_process';

/** Runs PHP in a folder and gives what it prints. */
export const runPhp = (folder: string, args: string[]): string =>
  execFileSync('php', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Throws where PHP or one of these extensions is missing, with what to install. */
export function checkPhp(extensions: readonly string[]): void {
  try {
    const there = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
    const missing = extensions.filter((name) => !there.includes(name));
    if (missing.length) throw new Error(`without ${missing.join(', ')}`);
  } catch (error) {
    throw new Error(
      'A WordPress needs PHP (Debian: apt-get install php-cli php-sqlite3 php-gd php-mbstring php-xml php-curl)',
      { cause: error },
    );
  }
}
