/**
 * How a text tells the season of a house, in English, German, Spanish and French: that it opens or closes, that it is
 * open or closed, who it is that does, and which part of a month is meant.
 */
import type { Language } from '@foyer/contract/languages';
import type { Phrases } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export type SeasonWord =
  | 'noun'
  | 'begins'
  | 'ends'
  | 'isOpen'
  | 'isClosed'
  | 'begin'
  | 'end'
  | 'we'
  | 'doors'
  | 'early'
  | 'mid'
  | 'late'
  | 'first'
  | 'last';
type Row = readonly [en: string, de: string, es: string, fr: string];

/** `begins` and `ends` are what a house does, `begin` and `end` what we do. */
const rows: Readonly<Record<SeasonWord, Row>> = {
  noun: ['season', 'saison, *saison', 'temporada', 'saison'],
  begins: [
    'opens, reopens, starts, begins, {gets|kicks} {going|off}, wakes {|up}',
    'öffnet, beginnt, startet, erwacht, {macht|sperrt} … auf, geht … los, fängt … an',
    'abre, reabre, empieza, comienza, arranca, se inicia, despierta',
    'ouvre, rouvre, commence, débute, démarre, se réveille',
  ],
  begin: [
    'open, reopen, open up, we {come|are|re|will be|ll be} back, and come back, we return, we {start|begin|kick off} … season',
    'öffnen, saison … {starten|beginnen}, {starten|beginnen} … saison, {machen|sperren} … auf, {sind|ist} wir {|ab dann} wieder {da|zurück|für {sie|dich|euch} da}, {melden|kehren} wir {|uns} {|wieder} zurück',
    'abrimos, reabrimos, {empezamos|comenzamos|iniciamos|arrancamos} … temporada, {volvemos|regresamos} {el|en|desde|a abrir|a partir|a principios|a mediados|a finales}, estamos de {vuelta|regreso}',
    'ouvrons, rouvrons, {commençons|débutons|lançons|entamons} … saison, revenons {le|en|dès|au|à partir|mi|début|fin}, sommes de retour',
  ],
  ends: [
    'closes, ends, finishes, shuts, {winds|closes|shuts} {down|up}',
    'schließt, endet, {macht|sperrt} … {zu|dicht}, geht … zu ende',
    'cierra, termina, acaba, concluye, se despide',
    'ferme, se termine, s achève, finit, prend fin, se clôt',
  ],
  end: [
    'close, shut, {wind|close|shut} {down|up}, lock up',
    'schließen, {machen|sperren} … {zu|dicht}, {machen|sperren} … … {zu|dicht}',
    'cerramos',
    'fermons',
  ],
  isOpen: [
    'open, welcome, {receive|host} {you|guests}, here for you, runs, lasts, stretches, in business',
    'geöffnet, offen, für {sie|dich|euch} da, empfangen, empfängt, bewirten, begrüßen, läuft, dauert, reicht, zieht sich, gastgeber, die stellung, {heißen|heißt} … willkommen, {heißen|heißt} … … willkommen, willkommen heißen',
    'abierto~, abierta~, recibimos, recibe, acogemos, acoge, dura, se {alarga|extiende|prolonga}, va, esperamos, a su disposición',
    'ouvert~, ouverte~, accueille, accueillons, recevons, reçoit, court, dure, {s étire|s étend|se prolonge}, attendons',
  ],
  isClosed: [
    'closed, shut, asleep, {winter|annual|yearly|summer} {break|closure|closing|rest|shutdown|holiday~}, {takes|take} {a|its|our|the} {break|nap|rest|holiday|winter off|summer off}, hibernate~, {rests|sleeps}',
    'geschlossen, {hat|haben|macht|machen} … {pause|urlaub|ferien}, {hat|haben} {|der pool|die bar|der garten|das haus|die hütte|die küche|das restaurant|das becken} frei, betriebsruhe, winterpause, betriebsferien, betriebsurlaub, jahresurlaub, winterruhe, winterschlaf, zu, {ruht|ruhen|pausieren|pausiert}',
    'cerrado~, cerrada~, descansamos, hibernamos, cierre {anual|invernal|de invierno}, descanso {de invierno|invernal|anual}, {vacaciones|parón} {anuales|anual|invernal}, pausa {de invierno|invernal|anual}',
    'fermé~, fermée~, fermeture {annuelle|hivernale|d hiver}, congés annuels, hibernons, {pause|trêve|repos} {hivernale|annuelle|hivernal|annuel}',
  ],
  we: ['we, us', 'wir, uns', 'nosotros, nos', 'nous, on'],
  doors: ['doors, gates', 'türen, tore, pforten, fensterläden', 'puertas, verja', 'portes, portail, volets'],
  early: [
    'early, early in, the {beginning|start} of, the first days of, the first {week|weekend} of',
    'anfang, beginn, ersten {woche|tage} {|im|des}',
    'principios de, comienzos de, primeros de, inicios de, primera semana de',
    'début {|de|du mois de}, le début {|de}, les premiers jours de, la première semaine de',
  ],
  mid: ['mid, the middle of', 'mitte', 'mediados de', 'mi, la mi'],
  late: [
    'late, late in, the end of, the last {days|week|weekend} of',
    'ende, ausgang, letzten {woche|tage} {|im|des}',
    'finales de, fines de, fin de, últimos de, última semana de',
    'fin {|de|du mois de}, la fin {|de}, dernière semaine {de|d}',
  ],
  first: [
    'from, since, starting in, starting',
    'ab, von, vom',
    'desde, a partir de, de, entre',
    'dès, à partir de, à partir d, de, d, entre, depuis',
  ],
  last: [
    'until, till, til, to, through, up to, right through to',
    'bis, bis in den, bis in, bis weit in den',
    'hasta, hasta bien entrado, a',
    'jusqu en, jusqu à, jusqu au mois de, jusqu au mois d, à, jusque',
  ],
};

/** The phrases of one language. */
export function seasonsOf(language: Language): Phrases {
  const at = { en: 0, de: 1, es: 2, fr: 3 }[language];
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, list(row[at] ?? '')]));
}
