/** Editorial runs in browsers too and knows nothing of Node; its labelled sets alone are read from files. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
  export function readdirSync(path: URL): string[];
}
