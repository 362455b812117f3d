/** Whether a visitor is a program, by what it calls itself; remembered, since the same few names keep coming. */
import { isbot } from 'isbot';

const known = new Map<string, boolean>();

/** A visitor that names itself not at all is none of the browsers people use. */
export function isCrawler(name: string | undefined): boolean {
  if (!name) return true;
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const crawler = isbot(name);
  if (known.size < 5000) known.set(name, crawler);
  return crawler;
}
