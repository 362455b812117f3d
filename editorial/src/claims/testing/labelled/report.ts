/** The page docs/claims.md, written out of what was measured: prose that says what the figures are, then the tables. */
import { languages } from '@foyer/contract/languages';
import { firstRuns, otherHands } from '#claims/testing/labelled/first-runs.ts';
import { type Judged, kindsOf, type Measured, wilson } from '#claims/testing/labelled/measure.ts';

const percent = (share: number) => (100 * share).toFixed(1);
const hits = (judged: readonly Judged[]) => judged.filter(({ hit }) => hit).length;

function share(found: number, tries: number): string {
  const [low, high] = wilson(found, tries);
  return `${found}/${tries} = ${percent(found / tries)} % [${percent(low)}, ${percent(high)}]`;
}
const recall = (judged: readonly Judged[]) => (judged.length === 0 ? '-' : share(hits(judged), judged.length));

function rate(count: number, sentences: number): string {
  const [low, high] = wilson(count, sentences);
  return `${count}/${sentences} = ${percent((10 * count) / sentences)} [${percent(10 * low)}, ${percent(10 * high)}]`;
}

const sum = (numbers: Readonly<Record<string, number>>) => Object.values(numbers).reduce((all, one) => all + one, 0);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const runs = () =>
  table(
    ['Set', 'First run', 'Found', 'Alarms per 1,000 sentences'],
    [...firstRuns, ...otherHands].map(({ set, date, found, planted, alarmed, sentences }) => [
      set,
      date,
      share(found, planted),
      rate(alarmed, sentences),
    ]),
  );

const runsByLanguage = () =>
  table(
    ['Found, and alarms in sentences', ...languages],
    otherHands.map((run) => [
      run.set,
      ...languages.map((language) => {
        const { found, planted, alarmed, sentences } = run.languages[language];
        return `${found}/${planted}, ${alarmed}/${sentences}`;
      }),
    ]),
  );

const byLanguage = ({ planted, alarmed, sentences }: Measured) =>
  table(
    ['', 'Found', 'Alarms per 1,000 sentences'],
    [
      ...languages.map((language) => [
        language,
        recall(planted.filter((one) => one.language === language)),
        rate(alarmed[language], sentences[language]),
      ]),
      ['all', recall(planted), rate(sum(alarmed), sum(sentences))],
    ],
  );

function byKind({ planted, alarms }: Measured): string {
  const cell = (judged: readonly Judged[]) => `${hits(judged)}/${judged.length}`;
  return table(
    ['Kind', 'Found', 'Alarms', ...languages],
    kindsOf(planted).map((kind) => {
      const ofKind = planted.filter(({ label }) => label.kind === kind);
      return [
        kind,
        recall(ofKind),
        alarms.filter(({ claim }) => claim.kind === kind).length,
        ...languages.map((language) => cell(ofKind.filter((one) => one.language === language))),
      ];
    }),
  );
}

/** Sets by other hands as they stand today. */
const byHand = (blind: Readonly<Record<string, Measured>>) =>
  table(
    ['Set', 'Found', 'Alarms per 1,000 sentences', ...languages],
    Object.entries(blind).map(([set, { planted, alarmed, sentences }]) => [
      set,
      recall(planted),
      rate(sum(alarmed), sum(sentences)),
      ...languages.map((language) => {
        const own = planted.filter((one) => one.language === language);
        return `${hits(own)}/${own.length}, ${alarmed[language]}/${sentences[language]}`;
      }),
    ]),
  );

/** The whole page, ending in a newline. */
export function report(measured: Measured, blind: Readonly<Record<string, Measured>>): string {
  const { planted, right, sentences } = measured;
  const exact = planted.filter((one) => one.exact).length;
  return `# How well claims are found

This page is written by \`editorial/src/claims/testing/labelled/figures.test.ts\`, which fails when the ledger no longer
gives these figures or falls below the floors. \`npx vitest run --project editorial labelled -u\` writes it anew.

## On texts it had never seen

Each set was written before the ledger was asked about it, and asked once. Then it was read, and words and rules were
widened by the kind of cause, never by the sentence; from there on it is a set to tune on. **These first runs are the
figures to take**: the goal is 95 % found and at most 5 alarms per 1,000 sentences. The last
forty parts by other hands give 96.5 % and 6.1; of all hundred and forty-six parts thirty-five met both alone.

${runs()}

The third and fourth set are hard on purpose: each of their houses is told in a manner of its own, and most of their innocent
sentences come close to a claim (a neighbour's casino, a wish, a name, a prince who came from Gotha).
The second set stood at 185 of 193 and 16.9 alarms before it was read for tuning. Whoever wrote the third and fourth had
the rules in mind. In the third, two words of questions were labelled afterwards; its first run is left as it was.

The sets of the other hands were written by people who had not seen the rules, in the form of \`testing/labelled/blind\`: short
texts of one to three sentences, each checked by itself. They are the nearest to texts as customers write them:

${runsByLanguage()}

The second halves of the first two hands were asked after their first halves had been read and mended: of errors by a hand
that the rules have learned from one in six still went by. Their planted errors are subtler than most: a share of the
electricity, days of rest, the fewest nights of a stay, a region. The third and fourth hand came when both sets had been
tuned on, and all four of their halves were asked before any was read: 88 % found, 34 alarms per 1,000 sentences. The
fifth to the eighth came after those had been read in turn, and were asked the same way: 90 % found, 26 alarms. The
ninth came after those: 93 %, 20 alarms; the tenth after it: 93 %, 7 alarms; the
eleventh after that: 92 %, 15 alarms; the twelfth after it: 96 %, 22 alarms. The first seven parts of
the thirteenth to the sixteenth, each written by somebody else, were asked together: 94 %, 16 alarms; the five after them,
once those had been read: 95 %, 19 alarms. Four parts came after a second look had been given to what the readers hold
against a text: 96 %, 6 alarms; four more after a further round: 93 %, 9 alarms;
and the last four after a round in each language: 94 %, 10 alarms. Of these twelve parts together 750 of
796 errors were found, with 20 alarms in 2,395 sentences; the ledger as it was before that second look finds 745, with 27. The sixteen parts of the twenty-fifth to the
thirty-second, by eight more hands, were asked before any of them was tuned on: 95 %, 8 alarms. Years, counts, lengths, prices
and hours that no source holds have been held against a text since then, whatever they are of
([decision 024](decisions/024-a-number-without-a-source-is-unsupported.md)); some of our own innocent sentences had told of
a bridge of 1903, and were labelled anew. With that the four parts of the thirty-third and thirty-fourth gave 96 % and 6
alarms. After a round by kind and language, in which nearly three thousand fresh sentences were tried, the twenty-two parts
of the thirty-fifth to the forty-fifth, by eleven more hands, were asked together: 1,399 of 1,459 errors found (95.9 %), 22
alarms in 4,483 sentences (4.9 per 1,000); the first ten of them 96.4 % and 2.5, the other twelve 95.5 % and 6.9. After one more round the ten
parts of the forty-sixth to the fiftieth gave 95.1 % and 8.1, so of all thirty-two together 2,017 of 2,109 errors were
found (95.6 %), with 38 alarms in 6,459 sentences (5.9 per 1,000); the six parts of the fifty-first to the fifty-third gave 96.7 % and 5.1.
After one more round, for fewer alarms, the twenty-four parts of the fifty-fourth to the sixty-fifth gave 1,554 of 1,599
errors (97.2 %) and 21 alarms in 4,755 sentences (4.4). Then plain errors were sought that were found in one language and
not in another; the sixteen parts of the sixty-sixth to the seventy-third, among them questions with answers, newsletters
and long formal sentences, gave 1,012 of 1,061 (95.4 %) and 29 alarms in 3,446 sentences (8.4). Of all forty together
**2,566 of 2,660 errors were found (96.5 %), with 50 alarms in 8,201 sentences (6.1 per 1,000)**.

The six sets called all-right hold 2,880 right texts, more intricate than most; the first four of them gave 35 alarms in
1,920 texts when they were asked.

Since then they have been read, and causes mended. As they stand today:

${byHand(blind)}

## On everything there is

${sum(sentences)} sentences of invented houses, from a hostel to a castle, each with its record, its facts, one event and a text in English,
German, Spanish and French; ${planted.length} planted errors over all fourteen kinds, the rest right or claiming nothing. No provider
takes part. Two of the houses are told once more in near misses and in terse forms. All of it has been tuned on, so these
figures say that nothing was lost, and not how a new text will do.

A planted error is found when a contradicted or unsupported claim overlaps it. An alarm is a sentence in which such a claim
lies where nothing was planted. Each text is checked whole, as a page is. Brackets hold Wilson intervals at 95 %.

${byLanguage(measured)}

${byKind(measured)}

- Right claims recognised as supported: ${recall(right)}. What is right and not recognised is left alone, so it
  costs nothing but its source.
- Found with the very kind and verdict of the label: ${exact} of ${hits(planted)}. The others block publishing all the same, under a
  neighbouring name.
- Limits: the houses of this table have one author, and he knew the rules. Read the intervals, not the percentages.
`;
}
