/**
 * Texts: what a check of a thousand words takes, how well claims are found on the labelled houses, and whether every
 * text the composer can write of the demo passes its own check and begins with a sentence of its own.
 */
import { type Block, pageSegments } from '@foyer/contract/blocks';
import { type Language, languages } from '@foyer/contract/languages';
import { checkText } from '@foyer/editorial/check';
import { lastParts } from '@foyer/editorial/claims/testing/labelled/first-runs';
import { houses } from '@foyer/editorial/claims/testing/labelled/houses';
import { textsOf } from '@foyer/editorial/claims/testing/labelled/labelled-house';
import { measure } from '@foyer/editorial/claims/testing/labelled/measure';
import { openClaims } from '@foyer/editorial/composer/compose-sound';
import { composeText } from '@foyer/editorial/composer/compose-text';
import { openingOf } from '@foyer/editorial/composer/openings';
import { styleFirstRuns } from '@foyer/editorial/style/testing/first-runs';
import { judgeAll, type StyleSort } from '@foyer/editorial/style/testing/labelled-lines';
import { startFakeProvider } from '@foyer/server/gateways/writer/fake-provider';
import { providerWriter } from '@foyer/server/gateways/writer/provider';
import { type DemoText, demoTexts } from '@foyer/server/testing/demo-texts';
import { type Figure, median, percentile } from './report.ts';

const thousand = 1000;
const rounds = 60;

/**
 * Milliseconds of the processor that the thread itself took, as long as somebody waits for it: neither other programs
 * nor the compiler beside it lengthen them.
 */
const used = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

export async function textFigures(): Promise<Figure[]> {
  const texts = new Map(languages.map((language) => [language, demoTexts(language, { every: true })]));
  return [checking(texts), ...labelled(), ...firstRuns(), ...styles(), ...composing(texts), await streaming(texts)];
}

/** How much later the first block of a provider comes here than its first line comes to anybody. */
async function streaming(texts: ReadonlyMap<Language, DemoText[]>): Promise<Figure> {
  const request = texts.get('en')?.find(({ type }) => type === 'landing_page')?.request;
  if (!request) throw new Error('The demo has no page');
  const hero = JSON.stringify({ kind: 'hero', title: 'Come in from the cold', sources: ['p.name'] });
  const fake = await startFakeProvider([[hero, hero]]);
  const settings = { baseUrl: fake.baseUrl, apiKey: '', model: 'm', fetch };
  const raw: number[] = [];
  const ours: number[] = [];
  try {
    for (let round = 0; round < 25; round += 1) {
      const asked = performance.now();
      const answer = await fetch(`${fake.baseUrl}/chat/completions`, { method: 'POST', body: '{"messages":[]}' });
      let text = '';
      for await (const piece of answer.body ?? []) {
        text += Buffer.from(piece).toString();
        if (text.includes('\\n')) break;
      }
      raw.push(performance.now() - asked);
      const begun = performance.now();
      let first = 0;
      await providerWriter(settings).write(request, {
        onBlock: async () => {
          first ||= performance.now() - begun;
        },
        onNote: async () => {},
        signal: new AbortController().signal,
      });
      ours.push(first);
    }
  } finally {
    await fake.close();
  }
  const later = median(ours) - median(raw);
  return {
    name: 'texts: first block of a provider, median',
    figure: median(ours),
    limit: median(raw),
    unit: 'ms',
    ratio: later / 100,
    demand: 'at most 100 ms after the first line of its stream alone',
    met: later <= 100,
    detail: { later: `${later.toFixed(1)} ms`, rounds: ours.length },
  };
}

const pageText = (text: DemoText): string =>
  pageSegments(composeText(text.request).blocks)
    .map((segment) => segment.text)
    .join('\n');

/** A thousand words of landing pages, checked as one text. */
function checking(texts: ReadonlyMap<Language, DemoText[]>): Figure {
  const times = languages.flatMap((language) => {
    const pages = (texts.get(language) ?? []).filter(({ type }) => type === 'landing_page');
    let text = '';
    for (const page of pages) {
      if (text.split(/\s+/).length >= thousand) break;
      text += `${pageText(page)}\n`;
    }
    const words = text
      .split(/(?<=\s)/)
      .slice(0, thousand)
      .join('');
    const context = pages[0]?.request;
    if (!context) throw new Error('The demo has no page');
    checkText(words, context);
    return Array.from({ length: rounds }, () => {
      const begun = process.threadCpuUsage();
      checkText(words, context);
      return used(begun);
    });
  });
  const figure = percentile(times, 0.95);
  return {
    name: 'texts: check of 1,000 words, p95',
    figure,
    limit: null,
    unit: 'ms of the processor',
    ratio: figure / 50,
    demand: 'p95 at most 50 ms',
    met: figure <= 50,
    detail: { median: `${median(times).toFixed(1)} ms`, rounds: times.length, languages: languages.length },
  };
}

type Counted = { found: number; planted: number; alarmed: number; sentences: number };

/** How many planted errors were found and how many alarms given, beside what is demanded. */
function foundAndAlarmed(
  of: string,
  { found, planted, alarmed, sentences }: Counted,
  detail: Figure['detail'],
): Figure[] {
  const recall = found / planted;
  const per1000 = (alarmed / sentences) * 1000;
  return [
    {
      name: `texts: planted errors found, ${of}`,
      figure: recall * 100,
      limit: null,
      unit: '%',
      ratio: recall / 0.95,
      demand: 'at least 95 %',
      met: recall >= 0.95,
      detail: { ...detail, found, planted },
    },
    {
      name: `texts: false alarms, ${of}`,
      figure: per1000,
      limit: null,
      unit: 'per 1,000 sentences',
      ratio: per1000 / 5,
      demand: 'at most 5',
      met: per1000 <= 5,
      detail: { ...detail, alarms: alarmed, sentences },
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function labelled(): Figure[] {
  const { planted, alarms, sentences } = measure(textsOf(houses));
  const tuned = {
    found: planted.filter(({ hit }) => hit).length,
    planted: planted.length,
    alarmed: alarms.length,
    sentences: sum(Object.values(sentences)),
  };
  return foundAndAlarmed('sets tuned on', tuned, { houses: houses.length });
}

/** What the last texts by other hands gave before anyone had read them: kept, since nobody can ask them so again. */
function firstRuns(): Figure[] {
  const parts = lastParts();
  const of = (figure: keyof Counted) => sum(parts.map((part) => part[figure]));
  const counted = { found: of('found'), planted: of('planted'), alarmed: of('alarmed'), sentences: of('sentences') };
  return foundAndAlarmed('texts never seen, as asked', counted, { parts: parts.length, date: parts[0]?.date ?? '' });
}

const sorts: readonly { sort: StyleSort; name: string; demand: number }[] = [
  { sort: 'avoid', name: 'avoided words found in the forms they take', demand: 98 },
  { sort: 'address', name: 'texts in the wrong form of address found', demand: 90 },
  { sort: 'language', name: 'blocks in another language found', demand: 90 },
];

/** What the style check finds of labelled sentences now, and in its first run on those of the last hand. */
function styles(): Figure[] {
  const judged = judgeAll();
  return sorts.map(({ sort, name, demand }) => {
    const own = judged.filter(({ line }) => line.sort === sort);
    const wanted = own.filter((one) => one.wanted);
    const found = (wanted.filter(({ hit }) => hit).length / wanted.length) * 100;
    const first = Object.values(styleFirstRuns[sort]);
    const of = (figure: 'found' | 'of' | 'alarms' | 'among') => sum(first.map((one) => one[figure]));
    return {
      name: `texts: ${name}`,
      figure: found,
      limit: null,
      unit: '%',
      ratio: found / demand,
      demand: `at least ${demand} %`,
      met: found >= demand,
      detail: {
        of: wanted.length,
        alarms: `${own.filter(({ alarm }) => alarm).length} of ${own.length - wanted.length}`,
        first: `${of('found')} of ${of('of')}, ${of('alarms')} alarms of ${of('among')}`,
      },
    };
  });
}

/** Everything that can be written of the demo, each text beside those of its language before it. */
function composing(texts: ReadonlyMap<Language, DemoText[]>): Figure[] {
  const times: number[] = [];
  let red = 0;
  let alike = 0;
  const types: Record<string, number> = {};
  for (const all of texts.values()) {
    const begun = new Set<string>();
    const beside: Block[][] = [];
    for (const { type, request } of all) {
      const since = process.threadCpuUsage();
      const text = composeText({ ...request, beside });
      times.push(used(since));
      types[type] = (types[type] ?? 0) + 1;
      if (openClaims(text, request) > 0) red += 1;
      const opening = openingOf(text.blocks);
      if (opening && begun.has(opening)) alike += 1;
      begun.add(opening);
      beside.push(text.blocks.filter(({ kind }) => kind !== 'hero').slice(0, 2));
    }
  }
  const none = (name: string, figure: number): Figure => ({
    name: `texts: ${name}`,
    figure,
    limit: null,
    unit: `of ${times.length}`,
    ratio: figure,
    demand: 'none',
    met: figure === 0,
    detail: types,
  });
  return [
    none('composed texts with a red claim at the first draft', red),
    none('composed texts that begin as another does', alike),
    {
      name: 'texts: composing one, p95',
      figure: percentile(times, 0.95),
      limit: null,
      unit: 'ms of the processor',
      ratio: percentile(times, 0.95) / 100,
      demand: 'first block at most 100 ms',
      met: percentile(times, 0.95) <= 100,
      detail: { median: `${median(times).toFixed(1)} ms` },
    },
  ];
}
