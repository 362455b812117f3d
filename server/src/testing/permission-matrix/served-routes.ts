/** Every route a server answers, read from its own tree; HEAD goes with GET. */
import type { App } from '../../lib/serve.ts';

/** As `METHOD /path`. */
export function routesOf(app: App): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.+)\))?/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      path.length = indent.length / 4;
      path.push(part);
      const whole = path.join('');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${whole}`);
    });
}
