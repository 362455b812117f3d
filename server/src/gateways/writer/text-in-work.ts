/**
 * A text while a provider writes it: the composer's plan, with the provider's parts put in as they come, each once it
 * has been checked against the sources. A part of a page is one block, a part of running text a section of several.
 */
import type { Block } from '@foyer/contract/blocks';
import type { Claim } from '@foyer/contract/claims';
import type { ComposedPage } from '@foyer/contract/content';
import { checkText } from '@foyer/editorial/check';
import { checkPage } from '@foyer/editorial/check-page';
import { sourcesFor } from '@foyer/editorial/composer/compose-text';
import { mostShared, runsOf } from '@foyer/editorial/composer/runs';
import type { Taker } from './asking.ts';
import { blocksOf, type PlannedPart, partsOf } from './parts.ts';
import { sourcesOf, type WrittenBlock } from './prompt.ts';
import type { Listener, WriteRequest } from './writer.ts';

type TextInWork = Taker & {
  /** Kinds the provider is asked for. */
  wanted: () => string[];
  /** What is wrong with parts that came, a line each. */
  faults: () => string[];
  /** The whole text: what is missing or rests on nothing comes from the plan. */
  finish: () => Promise<ComposedPage>;
};

export function textInWork(plan: ComposedPage, request: WriteRequest, listener: Listener): TextInWork {
  const known = sourcesOf(request);
  const context = sourcesFor(request);
  const parts = partsOf(plan.blocks, request);
  const beside = runsOf(request.beside ?? []);
  const written = new Map<PlannedPart, Block[]>();
  const faulty = new Map<PlannedPart, string>();
  let search: Pick<ComposedPage, 'title' | 'description'> = plan;

  const hand = async (part: PlannedPart, blocks: Block[]) => {
    const before = parts.slice(0, parts.indexOf(part));
    const last = before.findLast((other) => written.has(other) || !other.free);
    let after = (last && (written.get(last) ?? last.blocks).at(-1)?.id) ?? null;
    written.set(part, blocks);
    for (const block of blocks) {
      await listener.onBlock(block, after);
      after = block.id;
    }
  };
  const next = (kind: string) =>
    parts.find((part) => part.kind === kind && part.asked && (!written.has(part) || faulty.has(part)));

  return {
    wanted: () => parts.filter((part) => part.asked).map((part) => part.kind),
    async look(part) {
      listener.signal.throwIfAborted();
      const planned = part.kind === 'page' ? undefined : next(part.kind);
      if (!planned || part.kind === 'page') return;
      const last = blocksOf(part, planned).findLast((block) => !hasLink(textOf([block])));
      if (last) await listener.onPart?.(last);
    },
    async take(part) {
      listener.signal.throwIfAborted();
      if (part.kind === 'page') {
        const said = `${part.title}. ${part.description}`;
        if (!hasLink(said) && !isOpen(said, context)) search = part;
        return;
      }
      const planned = next(part.kind);
      if (!planned) return;
      for (const other of parts.slice(0, parts.indexOf(planned))) {
        if (other.free && !other.asked && !written.has(other)) await hand(other, other.blocks);
      }
      const blocks = blocksOf(part, planned);
      const fault = faultOf(blocks, part.sources, { known, context, beside });
      const second = faulty.delete(planned);
      if (fault) faulty.set(planned, `${part.kind}: ${fault}`);
      // What came from elsewhere than the sources is shown to nobody.
      if (!fault?.includes(linkFault) && (!fault || !second)) await hand(planned, blocks);
    },
    faults: () => [...faulty.values()],
    async finish() {
      if (faulty.size > 0) {
        const many = faulty.size === 1 ? '1 part' : `${faulty.size} parts`;
        await listener.onNote(
          `${many} rested on no fact or said what another page says; the built-in writer wrote ${faulty.size === 1 ? 'it' : 'them'} instead.`,
        );
      }
      for (const part of parts) {
        if (part.free && (!written.has(part) || faulty.has(part))) await hand(part, part.blocks);
      }
      const { title, description } = search;
      const { contentType = 'landing_page' } = request;
      // The title of a post is the name of its house, that of a description the event's: nothing to be written.
      const own = contentType === 'property_post' || contentType === 'event_description';
      return {
        title: own ? plan.title : title,
        description,
        slug: plan.slug,
        blocks: parts.flatMap((part) => written.get(part) ?? part.blocks),
      };
    },
  };
}

const linkFault = 'links and addresses are not allowed';
const textOf = (blocks: readonly Block[]): string => JSON.stringify(blocks);
/** Where a text would lead somebody away, or speak to somebody else than guests. */
const hasLink = (text: string): boolean =>
  /https?:|www\.|javascript:|data:|[\w.]+@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|info|biz|ru|cn|xyz|example)\b/i.test(
    text,
  );

type Held = { known: ReadonlyMap<string, string>; context: WriteRequest; beside: ReadonlySet<string> };

/** What is wrong with a part, for the one who wrote it; null when all of it rests on sources and is the page's own. */
function faultOf(
  blocks: readonly Block[],
  cited: WrittenBlock['sources'],
  { known, context, beside }: Held,
): string | null {
  const unknown = cited.filter((name) => !known.has(name));
  const red = checkPage(blocks, context)
    .segments.flatMap((segment) => segment.claims)
    .filter((claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported');
  const said = [
    ...(hasLink(textOf(blocks)) ? [linkFault] : []),
    ...unknown.map((name) => `there is no source ${name}`),
    ...(repeats(blocks, beside) ? ['another page of the site says this in the same words'] : []),
    ...red.map((claim) => `"${claim.text}" ${shouldBe(claim)}`),
  ];
  return said.length > 0 ? said.join('; ') : null;
}

/** What to do about a claim; of a denied amenity no words may be known, but which one the house has. */
function shouldBe({ expected, source }: Claim): string {
  if (expected) return `must be "${expected}"`;
  return source
    ? `contradicts the source ${[source.name, source.item].filter(Boolean).join(', ')}`
    : 'stands in no source';
}

function repeats(blocks: readonly Block[], beside: ReadonlySet<string>): boolean {
  const own = runsOf([blocks]);
  return own.size > 0 && own.intersection(beside).size / own.size > mostShared;
}

const isOpen = (text: string, context: WriteRequest): boolean =>
  checkText(text, context).claims.some((claim) => claim.verdict === 'contradicted' || claim.verdict === 'unsupported');
