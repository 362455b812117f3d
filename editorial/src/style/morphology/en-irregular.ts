/** English words whose forms no rule tells. */

import { rows } from './data.ts';
/** Infinitive, preterite, participle and further forms. */
export const verbs = rows(`
  be am is are was were been being, arise arose arisen, awake awoke awoken, bear bore borne born, beat beaten,
  become became, begin began begun, bend bent, bet, bid, bind bound, bite bit bitten, bleed bled, blow blew blown,
  break broke broken, breed bred, bring brought, broadcast, build built, burn burnt burned, burst, buy bought,
  cast, catch caught, choose chose chosen, cling clung, come came, cost, creep crept, cut, deal dealt, dig dug,
  do does did done, draw drew drawn, dream dreamt dreamed, drink drank drunk, drive drove driven, dwell dwelt,
  eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, flee fled, fling flung,
  fly flew flown, forbid forbade forbidden, forecast, forget forgot forgotten, forgive forgave forgiven,
  freeze froze frozen, get got gotten, give gave given, go goes went gone, grind ground, grow grew grown,
  hang hung, have has had having, hear heard, hide hid hidden, hit, hold held, hurt, keep kept, kneel knelt,
  knit, know knew known, lay laid, lead led, lean leant leaned, leap leapt leaped, learn learnt learned, leave left,
  lend lent, let, lie lay lain lying, light lit, lose lost, make made, mean meant, meet met, outdo outdid outdone,
  overlook overlooked, overcome overcame, pay paid, put, quit, read, ride rode ridden, ring rang rung,
  rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent, set, sew sewn, shake shook shaken,
  shed, shine shone, shoot shot, show shown, shrink shrank shrunk, shut, sing sang sung, sink sank sunk, sit sat,
  sleep slept, slide slid, sling slung, slip slipped, smell smelt smelled, speak spoke spoken, speed sped,
  spell spelt spelled, spend spent, spill spilt, spin spun, split, spoil spoilt spoiled, spread, spring sprang sprung,
  stand stood, steal stole stolen, stick stuck, sting stung, stride strode, strike struck, string strung,
  strive strove striven, swear swore sworn, sweep swept, swell swollen, swim swam swum, swing swung,
  take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, tie tying,
  tread trod trodden, undergo undergoes underwent undergone, understand understood, undertake undertook undertaken,
  unwind unwound, upset, wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound,
  withdraw withdrew withdrawn, write wrote written, rewind rewound, die dying, vie vying, untie untying
`);

/** Singular and plural. */
export const nouns = rows(`
  man men, woman women, gentleman gentlemen, child children, foot feet, tooth teeth, goose geese, mouse mice,
  person people persons, penny pence pennies, ox oxen, half halves, calf calves, shelf shelves, leaf leaves,
  loaf loaves, life lives, wife wives, knife knives, wolf wolves, scarf scarves, wharf wharves, hoof hooves,
  self selves, thief thieves, elf elves, staff staffs, medium media, phenomenon phenomena, criterion criteria,
  bacterium bacteria, crisis crises, oasis oases, basis bases, analysis analyses, emphasis emphases,
  menu menus, appendix appendices, gateau gateaux, chateau chateaux, château châteaux, bureau bureaux,
  stimulus stimuli, cactus cacti, terminus termini, quiz quizzes, gas gases, bus buses, craftsman craftsmen
`);

/** Positive, comparative and superlative, adverb. */
export const adjectives = rows(`
  good better best well, bad worse worst badly, far farther further farthest furthest, little less least,
  much more most, many more most, old elder eldest, true truly, due duly, whole wholly, full fully, dull dully,
  public publicly, shy shyly, dry drily dryly, sly slyly, fast faster fastest, hard harder hardest
`);

/** Adjectives that are compared by -er and -est beside those in -y; of a verb or noun these endings make another word. */
export const compared: ReadonlySet<string> = new Set(
  `able big black bland bleak blue blunt bold brave brief bright broad brown calm cheap clean clear clever close cold
  common cool crisp cruel cute damp dark dear deep dense dim dry dull early fair faint false fast fierce fine firm flat
  fond frail frank free fresh full gentle glad grand great green grey gray hard harsh high hollow hot humble huge keen
  kind large late lean light like long loose loud low mad mellow mild modern mellow narrow near neat new nice noble odd
  old pale plain pleasant plump poor posh proud pure purple quaint quick quiet rare raw real red rich ripe rough round
  rude sad safe shallow sharp short shy simple sincere sleek slick slight slim slow small smart smooth snug soft sound
  sour spare sparse stark steep stern stiff still strange strict strong stout subtle sure supple sweet swift tall tame
  tender tense thick thin tight tiny tough true vague vast warm weak wet white wide wild wise yellow young plush lush
  chic swish suave sheer ample tranquil remote secure serene polite complete profound obscure mature stupid solid`
    .trim()
    .split(/\s+/),
);

/** Forms a rule would make of a word that are words of their own. */
export const othersOf: Readonly<Record<string, readonly string[]>> = {
  new: ['news'],
  hard: ['hardly'],
  late: ['lately'],
  near: ['nearly'],
  bare: ['barely'],
  high: ['highly'],
  short: ['shortly'],
  present: ['presently'],
  large: ['largely'],
  like: ['likely'],
  most: ['mostly'],
  part: ['partly', 'party', 'parties'],
  port: ['portly'],
  good: ['goods', 'goodly'],
  cloth: ['clothed', 'clothing'],
  dark: ['darkly'],
  even: ['evening', 'evenings'],
  wed: ['wedding', 'weddings'],
  build: ['building', 'buildings'],
  meet: ['meeting', 'meetings'],
};
