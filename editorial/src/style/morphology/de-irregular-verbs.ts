/** German verbs that change their vowel, and those that go their own way. */

import { rows } from './data.ts';
/**
 * Infinitive, the stem of 'du' and 'er' (`-` where it does not change), preterite, participle, a further subjunctive.
 * Behind a slash stand forms that are as good.
 */
export const strong = rows(`
  backen -/bäck backte/buk gebacken, befehlen befiehl befahl befohlen beföhle, beginnen - begann begonnen begönne,
  beißen - biss gebissen, bergen birg barg geborgen, bersten birst barst geborsten, biegen - bog gebogen,
  bieten - bot geboten, binden - band gebunden, bitten - bat gebeten, blasen bläs blies geblasen,
  bleiben - blieb geblieben, braten brät briet gebraten, brechen brich brach gebrochen, brennen - brannte gebrannt brennte,
  bringen - brachte gebracht, denken - dachte gedacht, dringen - drang gedrungen, dreschen drisch drosch gedroschen,
  empfangen empfäng empfing empfangen, empfehlen empfiehl empfahl empfohlen empföhle,
  empfinden - empfand empfunden, erlöschen erlisch erlosch erloschen, erschrecken erschrick erschrak erschrocken,
  erwägen - erwog erwogen, essen iss aß gegessen, fahren fähr fuhr gefahren, fallen fäll fiel gefallen, fangen fäng fing gefangen,
  fechten ficht focht gefochten, finden - fand gefunden, flechten flicht flocht geflochten, fliegen - flog geflogen,
  fliehen - floh geflohen, fließen - floss geflossen, fressen friss fraß gefressen, frieren - fror gefroren,
  gären - gor/gärte gegoren/gegärt, gebären gebier gebar geboren, geben gib gab gegeben, gedeihen - gedieh gediehen,
  gefallen gefäll gefiel gefallen, gehen - ging gegangen, gelingen - gelang gelungen, gelten gilt galt gegolten gölte,
  genesen - genas genesen, genießen - genoss genossen, geraten gerät geriet geraten, geschehen geschieh geschah geschehen,
  gewinnen - gewann gewonnen gewönne, gießen - goss gegossen, gleichen - glich geglichen, gleiten - glitt geglitten,
  glimmen - glomm/glimmte geglommen/geglimmt, graben gräb grub gegraben, greifen - griff gegriffen,
  halten hält hielt gehalten, hängen - hing/hängte gehangen/gehängt, hauen - hieb/haute gehauen, heben - hob gehoben,
  heißen - hieß geheißen, helfen hilf half geholfen hülfe, kennen - kannte gekannt kennte, klimmen - klomm geklommen,
  klingen - klang geklungen, kneifen - kniff gekniffen, kommen - kam gekommen, kriechen - kroch gekrochen,
  laden läd lud geladen, lassen läss ließ gelassen, laufen läuf lief gelaufen, leiden - litt gelitten,
  leihen - lieh geliehen, lesen lies las gelesen, liegen - lag gelegen, lügen - log gelogen, mahlen - mahlte gemahlen,
  meiden - mied gemieden, melken - molk/melkte gemolken/gemelkt, messen miss maß gemessen,
  misslingen - misslang misslungen, nehmen nimm nahm genommen, nennen - nannte genannt nennte, pfeifen - pfiff gepfiffen,
  preisen - pries gepriesen, quellen quill quoll gequollen, raten rät riet geraten, reiben - rieb gerieben,
  reißen - riss gerissen, reiten - ritt geritten, rennen - rannte gerannt rennte, riechen - roch gerochen,
  ringen - rang gerungen, rinnen - rann geronnen rönne, rufen - rief gerufen, salzen - salzte gesalzen,
  saufen säuf soff gesoffen, schaffen - schuf/schaffte geschaffen/geschafft, scheiden - schied geschieden,
  scheinen - schien geschienen, schelten schilt schalt gescholten, schieben - schob geschoben,
  schießen - schoss geschossen, schlafen schläf schlief geschlafen, schlagen schläg schlug geschlagen,
  schleichen - schlich geschlichen, schleifen - schliff/schleifte geschliffen/geschleift, schließen - schloss geschlossen,
  schlingen - schlang geschlungen, schmeißen - schmiss geschmissen, schmelzen schmilz schmolz geschmolzen,
  schneiden - schnitt geschnitten, schreiben - schrieb geschrieben, schreien - schrie geschrien/geschrieen,
  schreiten - schritt geschritten, schweigen - schwieg geschwiegen, schwellen schwill schwoll geschwollen,
  schwimmen - schwamm geschwommen schwömme, schwinden - schwand geschwunden, schwingen - schwang geschwungen,
  schwören - schwor geschworen, sehen sieh sah gesehen, senden - sandte/sendete gesandt/gesendet sendete,
  sieden - sott/siedete gesotten/gesiedet, singen - sang gesungen, sinken - sank gesunken, sinnen - sann gesonnen,
  sitzen - saß gesessen, spinnen - spann gesponnen spönne, sprechen sprich sprach gesprochen,
  sprießen - spross gesprossen, springen - sprang gesprungen, stechen stich stach gestochen,
  stehen - stand gestanden stünde, stehlen stiehl stahl gestohlen, steigen - stieg gestiegen,
  sterben stirb starb gestorben stürbe, stinken - stank gestunken, stoßen stöß stieß gestoßen,
  streichen - strich gestrichen, streiten - stritt gestritten, tragen träg trug getragen, treffen triff traf getroffen,
  treiben - trieb getrieben, treten tritt trat getreten, triefen - troff/triefte getroffen/getrieft,
  trinken - trank getrunken, trügen - trog getrogen, verderben verdirb verdarb verdorben verdürbe,
  verdrießen - verdross verdrossen, vergessen vergiss vergaß vergessen, verlieren - verlor verloren,
  verschwinden - verschwand verschwunden, verzeihen - verzieh verziehen, wachsen wächs wuchs gewachsen,
  waschen wäsch wusch gewaschen, weben - webte/wob gewebt/gewoben, weichen - wich/weichte gewichen/geweicht,
  weisen - wies gewiesen, wenden - wandte/wendete gewandt/gewendet wendete, werben wirb warb geworben würbe,
  werfen wirf warf geworfen würfe, wiegen - wog/wiegte gewogen/gewiegt, winden - wand gewunden, ziehen - zog gezogen,
  zwingen - zwang gezwungen
`);

/** Every form of the present, then of the preterite with its subjunctive, then the participle, set apart by bars. */
export const own: Readonly<Record<string, string>> = {
  sein: 'bin bist ist sind seid sei seist seiest seien seiet | war warst waren wart wäre wärst wärest wären wärt wäret | gewesen',
  haben: 'habe hab hast hat haben habt habest habet | hatte hattest hatten hattet hätte hättest hätten hättet | gehabt',
  werden:
    'werde wirst wird werden werdet werdest | wurde wurdest wurden wurdet würde würdest würden würdet ward | geworden worden',
  tun: 'tue tu tust tut tun tuest tuet | tat tatest tatst taten tatet täte tätest täten tätet | getan',
  wissen:
    'weißt wisse wissen wisst wissest wisset | wusste wusstest wussten wusstet wüsste wüsstest wüssten wüsstet | gewusst',
  können:
    'kann kannst können könnt könne könnest könnet | konnte konntest konnten konntet könnte könntest könnten könntet | gekonnt',
  mögen:
    'mag magst mögen mögt möge mögest möget | mochte mochtest mochten mochtet möchte möchtest möchten möchtet | gemocht',
  müssen:
    'muss musst müssen müsst müsse müssest müsset | musste musstest mussten musstet müsste müsstest müssten müsstet | gemusst',
  dürfen:
    'darf darfst dürfen dürft dürfe dürfest dürfet | durfte durftest durften durftet dürfte dürftest dürften dürftet | gedurft',
  wollen: 'will willst wollen wollt wolle wollest wollet | wollte wolltest wollten wolltet | gewollt',
  sollen: 'soll sollst sollen sollt solle sollest sollet | sollte solltest sollten solltet | gesollt',
};

/** What `own` verbs ask with. The others of them ask nobody. */
export const ownImperatives: Readonly<Record<string, { formal: string; informal: readonly string[] }>> = {
  sein: { formal: 'seien', informal: ['sei', 'seid'] },
  haben: { formal: 'haben', informal: ['hab', 'habt'] },
  werden: { formal: 'werden', informal: ['werde', 'werdet'] },
  tun: { formal: 'tun', informal: ['tu', 'tut'] },
};

/** Prefixes that stand apart from their verb in a main clause, the longer ones first. */
export const separable: readonly string[] = (
  'entgegen gegenüber überein auseinander aneinander miteinander zusammen vorüber hinunter herunter hinüber herüber hindurch ' +
  'kennen spazieren zwischen danieder dazwischen bevor bereit bekannt sicher fertig statt heraus hinaus herein hinein ' +
  'heran herauf hinauf herbei hervor herum umher umhin voran voraus vorbei vorweg zurück zurecht weiter empor ' +
  'entlang hinzu dabei dahin davon davor dazu daran drauf durch raus rein rauf runter rüber rum fort wohl rad frei heim fest fehl ' +
  'groß klar kurz hoch hin her wahr teil nach nieder inne auf aus bei dar ein los mit vor weg ab an zu'
).split(' ');

/** Prefixes that never leave their verb. */
export const inseparable: readonly string[] = 'emp ent miss ver zer be er'.split(' ');

/** Prefixes that do both; of those verbs apart are only the ones in `apart`, all others keep theirs. */
export const twofold: readonly string[] = 'hinter wieder wider unter über voll um'.split(' ');
export const apart: ReadonlySet<string> = new Set(
  `unterbringen unterkommen untergehen unterstellen umsteigen umziehen umbuchen umbauen umschauen umsehen umsetzen
  umdrehen umkehren umfallen umwandeln umtauschen umrüsten umstellen umschalten umblättern umfahren umrühren umfüllen
  umgestalten umhängen umkleiden umlegen umleiten umräumen umrechnen umdenken umbenennen wiederkommen wiedersehen
  wiederfinden wiederentdecken wiedergeben wiederkehren wiederbekommen wiederbeleben wiedereröffnen wiedererkennen
  wiedertreffen widerspiegeln überlaufen überkochen überschwappen übersetzen vollmachen vollladen volltanken vollenden`.split(
    /\s+/,
  ),
);
/** Of 'durch' those that keep it. */
export const together: ReadonlySet<string> = new Set(
  'durchqueren durchsuchen durchstreifen durchwandern durchfluten durchdringen durchdenken durchleben durchbrechen durchziehen durchweben durchleuchten vollenden'.split(
    ' ',
  ),
);

/** Verbs that only seem to begin with a prefix, or are weak though their end is a strong verb's. */
export const unprefixed: ReadonlySet<string> = new Set(
  `abenteuern abonnieren adressieren angeln ankern antworten auktionieren eichen eilen einigen erben erden ernten
  festigen fertigen herbergen hinken radieren radeln zuckern wohlen frequentieren teilen anonymisieren antizipieren
  interessieren annoncieren ausländern`.split(/\s+/),
);
export const weak: ReadonlySet<string> = new Set(
  'begleiten bereiten beantragen beauftragen veranlassen umringen bevorzugen benachrichtigen beabsichtigen'.split(' '),
);

/** Weak verbs that begin with ge- and take no other in their participle. */
export const keepsGe: ReadonlySet<string> = new Set(
  'gewöhnen gewähren gestalten gehören genügen gestatten geleiten gebühren gefährden gedulden gesellen gewährleisten gebrauchen gelangen geloben getrauen gelüsten gereichen'.split(
    ' ',
  ),
);
