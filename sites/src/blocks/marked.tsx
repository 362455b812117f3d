/**
 * Plain text with its marks as elements. Offsets that do not fit the text, and addresses that are no links, fall away;
 * what they were about stays readable.
 */
import type { Mark } from '@foyer/contract/blocks';
import type { ReactNode } from 'react';
import { guestLink } from '#theme/links.ts';

type Stretch = { start: number; end: number };

/** The text with strong, emphasis and links. A link is one element however much stands out within it. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const within = (mark: Stretch) => mark.start < Math.min(mark.end, text.length);
  const fitting = marks.filter(within);
  const links = apart(fitting.filter((mark) => mark.kind === 'link' && guestLink(mark.href) !== null));
  const edges = [0, text.length, ...links.flatMap(({ start, end }) => [start, end])];
  return stretches(edges, text.length).map((stretch) => {
    const link = links.find((one) => one.start <= stretch.start && stretch.end <= one.end);
    const said = standingOut(text, stretch, fitting);
    return link ? <Link key={stretch.start} href={link.href} said={said} /> : <Part key={stretch.start} said={said} />;
  });
}

const Part = ({ said }: { said: ReactNode }) => said;

function Link({ href, said }: { href: string | undefined; said: ReactNode }) {
  const address = guestLink(href) ?? undefined;
  const leads = address?.startsWith('http');
  return (
    <a href={address} rel={leads ? 'noopener noreferrer' : undefined}>
      {said}
    </a>
  );
}

/** Links in their order, without those that begin inside another. */
function apart(links: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const link of [...links].sort((a, b) => a.start - b.start)) {
    if (link.start >= (kept.at(-1)?.end ?? 0)) kept.push(link);
  }
  return kept;
}

/** The text between neighbouring edges. */
function stretches(edges: readonly number[], length: number): Stretch[] {
  const at = [...new Set(edges.map((edge) => Math.min(edge, length)))].sort((a, b) => a - b);
  return at.slice(1).map((end, i) => ({ start: at[i] ?? 0, end }));
}

function standingOut(text: string, { start, end }: Stretch, marks: readonly Mark[]): ReactNode {
  const touching = marks.filter((mark) => mark.kind !== 'link' && mark.start < end && mark.end > start);
  const edges = touching.flatMap((mark) => [Math.max(start, mark.start), Math.min(end, mark.end)]);
  return stretches([start, end, ...edges], end).map((part) => {
    const has = (kind: Mark['kind']) =>
      touching.some((mark) => mark.kind === kind && mark.start <= part.start && part.end <= mark.end);
    const said = text.slice(part.start, part.end);
    const leaning = has('emphasis') ? <em key={part.start}>{said}</em> : said;
    return has('strong') ? <strong key={part.start}>{leaning}</strong> : leaning;
  });
}
