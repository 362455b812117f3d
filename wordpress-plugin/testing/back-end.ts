/** What differs from one way to run a WordPress to another. */
import type { Part } from './processes.ts';

type Closing = { close: () => Promise<void> };
/** `config` is what wp-config.php says of it, in PHP. */
export type Database = Closing & { config: string };
export type Server = Part & Closing;
export type Serving = {
  /** The site's files, with WordPress installed. */
  folder: string;
  port: number;
  /** Requests that PHP works on at once. */
  workers: number;
  /** Of PHP. */
  settings: Readonly<Record<string, string>>;
};

export type BackEnd = {
  /** Puts the files of WordPress into an empty folder. */
  unpack: (folder: string) => void;
  /** An empty database for the site in the folder. */
  makeDatabase: (folder: string) => Promise<Database>;
  /** Starts what answers guests; `halt` takes it from the net. */
  serve: (site: Serving) => Promise<Server>;
};

/** `define` for each, as PHP. */
export const defined = (constants: Record<string, string | boolean>): string =>
  Object.entries(constants)
    .map(([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`)
    .join('\n');
