/** When a guest comes and goes, told of the room and not of check-in: 'your room is ready from three'. */
import type { Clock, ClockSpan } from '#claims/reading/clocks.ts';
import { questionBefore } from '#claims/reading/link.ts';
import {
  clauseOf,
  clauseWithNext,
  idsOf,
  type Mention,
  markBefore,
  mentionsBeside,
  type Reading,
} from '#claims/reading/read.ts';

/** What a guest is handed and gives back. */
const keys = /^(?:keys?|keycards?|(?:zimmer)?schlüsseln?|(?:zimmer|schlüssel)karten?|llaves?|clés?|clefs?)$/;
const handedOver =
  /^(?:collect|pick|fetch|handed|hand|get|abholen|abzuholen|bekommen|bekommst|erhalten|erhältst|überreichen|übergeben|tauschen|tauscht|drücken|drückt|aushändigen|händigen|liegt|liegen|entregamos|recoge[nr]?|damos|remet|remettons|remis(?:es)?|récupére[rz]|donnons|wait|waits|wartet|warten|espera|esperan|attend|attendent)$/;
const givenBack =
  /^(?:back|return|returned|drop|hang|leave|surrender|hängen|legen|hängt|legt|zurück|zurückgeben|zurückzugeben|abgeben|abzugeben|abgegeben|devuelv(?:a|an|e|en)|devolver|devolución|deja|deje|dejen|dejar|entregar|cuelgue|cuelga|laisse[rz]|remettez|accrochez|rends?|rendons|rendre|rendez|rendent|rendue?s?|restitue[rz]|restituées?|déposer|déposez)$/;

/** 'Keys are due back at ten', 'on vous remet les clés dès onze heures': a key read as the room it opens. */
function keyOf(reading: Reading, { first }: ClockSpan): Mention | null {
  const [start, end] = clauseOf(reading, first.from);
  const words = reading.tokens.slice(start, end);
  const at = start + words.findIndex(({ text }) => keys.test(text));
  if (at < start) return null;
  // 'Geben Sie den Schlüssel bis neun ab.'
  const isBack =
    words.some(({ text }) => givenBack.test(text)) ||
    (words.at(-1)?.text === 'ab' && words.some(({ text }) => /^(?:geben|gebt|gibst|gib)$/.test(text)));
  const role = markBefore(reading, first.from, 'role')?.mark.id;
  const isHanded = words.some(({ text }) => handedOver.test(text)) && role !== 'until';
  if (!isBack && !isHanded) return null;
  return { from: at, to: at + 1, subjects: [{ type: 'thing', ids: [isBack ? 'check_out' : 'check_in'] }] } as Mention;
}

const rooms: ReadonlySet<string> = new Set(
  'room suite apartment chalet cabin studio cottage bed dorm tent safari_tent lodge bungalow villa cave cell hut pod capsule houseboat treehouse yurt pitch loft'.split(
    ' ',
  ),
);
/** Beds that no fact counts go by other words. */
const bunks = /^(?:bunks?|berths?|linen|koje|kojen|bettwäsche|laken|litera|literas|sábanas|couchettes?|draps)$/;
/** A room by itself goes by the same word as its price. */
const oneRoom = /^(?:rooms?|zimmer|habitación|chambre)$/;
/** 'Votre chambre', 'your cabin': whose it is stands before it. */
const yours = /^(?:your|ihre?[nm]?|deine?[nm]?|euere?[nm]?|eure[nm]?|tus?|sus?|vuestr[oa]s?|votre|vos|ta|tes)$/;
/** 'El camarote es tuyo', 'la chambre est à vous': or after it. */
const yoursAfter = /^(?:yours|dir|ihnen|euch|tuy[oa]s?|suy[oa]s?|vous|toi)$/;

/** Words that add nothing to a room and its hour. */
const plain =
  /^(?:the|our|all|rooms?|are|is|only|from|until|by|die|das|unsere|alle|ist|sind|erst|stehen|ab|las|los|la|el|nuestras|todas|están|está|les|nos|toutes|est|sont|le|ready|available|bereit|frei|fertig|bezugsfertig|listas?|disponibles?|prêtes?|libres?)$/;

/** '…, les chambres à partir de 16 h': nothing else is said in the clause. */
function isAlone(reading: Reading, room: Mention, clock: Clock, [start, end]: readonly [number, number]): boolean {
  const role = markBefore(reading, clock.from, 'role');
  return reading.tokens
    .slice(start, end)
    .every(
      ({ text }, at) =>
        plain.test(text) ||
        (start + at >= room.from && start + at < room.to) ||
        (start + at >= (role?.from ?? clock.from) && start + at < clock.to),
    );
}

/** 'À 14 h, votre chambre est à vous.' */
const atYours = /(?:est|sont|sera|seront) (?:tout )?à (?:vous|toi)(?: |$)/;

/** What guests do with a room, first and last. */
const leaving =
  /^(?:räumen|räumt|räumst|geräumt|freizugeben|freigeben|freimachen|freizumachen|verlassen|verlässt|verlasst|abgezogen|abziehen|abzuziehen|raus|zurück|vacate[ds]?|vacating|leave|strip(?:ped)?|out|clear(?:ed)?|back|desalojar|desalojen?|desaloja|desocup(?:ar|e|en|a|an)|dejar(?:l[ao]s?)?|dejen|dejan|deje|deja|liberar|liberen?|libera|liberan|vac(?:íe|íen|iar)|quedar|quede|queden|abandon(?:ar|e|en|a|an)|libér(?:er|ez|ons|ées?|és?)|libère|libèrent|quitt(?:er|ez|e|ent)|rend(?:re|ez|ent|s|ons|ues?)|débarrass(?:er|ez|ée?s?))$/;
const entering =
  /^(?:beziehen|bezieht|bezogen|bezugsfertig|einziehen|occupy|ocupar|ocupe|occuper|occupez|investir|investissez|dispos(?:er|ez|ent|e)|dispon(?:er|en|e))$/;
/** A room that waits is no room to come to where an hour ends something: 'your bed waits while you dance until two'. */
const waiting =
  /^(?:ready|wait(?:s|ing)?|handed|bereit|fertig|bekommen|bekommst|erhalten|erhältst|gehört|wartet|warten|übergeben|übergibt|list[oa]s?|esper(?:a|an|ando)|entreg(?:a|an|amos|ada)|aguarda|prête?s?|atten(?:d|dent)|remis(?:es?)?|remet|remettons|remettent)$/;

/** Who leaves a bed before then gets up early: 'quittez votre lit à six heures'. */
const earliestLeave = 480;
const firstToRise = 240;
function isRising({ minutes, exact }: Clock): boolean {
  const early = exact ? minutes : minutes % 720;
  return early >= firstToRise && early < earliestLeave;
}
const meanwhile = /^(?:while|whilst|während|solange|mientras|pendant|tandis)$/;

/** 'Keep the room till one': so long, where the hour is the last. */
const keeping = /^(?:keep|behalten|behaltet|behältst|gardez|garde[rs]?|conserve[rnz]*|quédese|quedarse|quédate)$/;

/** 'Die Zimmer bitte bis zwölf räumen', 'la chambre est à libérer à midi', 'votre lit vous est remis dès 14 h'. */
function actOn(
  reading: Reading,
  [start, end]: readonly [number, number],
  role: string | undefined,
  index: number,
): 'from' | 'until' | null {
  const clause = reading.tokens.slice(start, end).map(({ text }) => text);
  // 'Ocupar su habitación a la una y dejarla a mediodía': the verb that comes before an hour has it.
  const last = clause.slice(0, index - start).findLast((word) => leaving.test(word) || entering.test(word));
  const words = last === undefined ? clause : [last];
  if (role !== 'from' && words.some((word) => leaving.test(word))) return 'until';
  if (role === 'until' && words.some((word) => keeping.test(word))) return 'until';
  if (words.some((word) => entering.test(word))) return 'from';
  const isThen = words.some((word) => waiting.test(word)) || atYours.test(words.join(' '));
  return role !== 'until' && isThen ? 'from' : null;
}

/** 'Puede quedarse con su litera hasta las doce'. */
function bunkIn(reading: Reading, [start, end]: readonly [number, number]): Mention | undefined {
  const at = start + reading.tokens.slice(start, end).findIndex(({ text }) => bunks.test(text));
  return at < start ? undefined : { from: at, to: at + 1, subjects: [] };
}

const coming = /^(?:come|kommen|kommt|komm|venga|vengan|ven|venid|venez|viens)$/;
/** Words between 'come' and the hour. */
const anyTime =
  /^(?:any|time|as|early|from|sie|ihr|du|gern|gerne|ruhig|einfach|schon|bereits|ab|cuando|quiera|ya|desde|a|partir|de|las|la|el|quand|vous|voulez|dès|à)$/;

/** 'Come any time from two, we will have the kettle on': to nothing but the house, and the sentence before names nothing. */
function comesTo(reading: Reading, { first, second }: ClockSpan): Mention | null {
  const [start, end] = clauseOf(reading, first.from);
  if (second || first.to !== end || !coming.test(reading.tokens[start]?.text ?? '')) return null;
  if (markBefore(reading, first.from, 'role')?.mark.id !== 'from') return null;
  if (!reading.tokens.slice(start + 1, first.from).every(({ text }) => anyTime.test(text))) return null;
  const named = [...mentionsBeside(reading, start), ...(start > 0 ? mentionsBeside(reading, start - 1) : [])];
  if (named.some(({ subjects }) => subjects.some(({ type }) => /^(?:amenity|event|venue|place)$/.test(type))))
    return null;
  return { from: start, to: start + 1, subjects: [{ type: 'thing', ids: ['check_in'] }] };
}

const aRoom =
  /^(?:rooms?|suites?|beds?|cabins?|apartments?|zimmer|suite|bett|kabine|wohnung|hütte|habitación|suite|cama|cabaña|apartamento|chambre|lit|cabine|appartement)$/;

/** 'Das Zimmer gehört Ihnen bis zwölf': what tells of coming tells of going where the hour is the last. */
const roomThatIsYours = (reading: Reading, start: number, end: number): Mention | undefined =>
  mentionsBeside(reading, start).find(
    (one) =>
      one.from >= start &&
      one.to <= end &&
      idsOf(one, 'thing').includes('check_in') &&
      reading.tokens.slice(one.from, one.to).some(({ text }) => aRoom.test(text)),
  );

/** The room of a clause read as check-in or check-out, by whether the hour is the first or the last; null where there is none. */
export function stayOf(reading: Reading, { first, second }: ClockSpan): Mention | null {
  const key = second ? null : keyOf(reading, { first, second });
  if (key) return key;
  const come = comesTo(reading, { first, second });
  if (come) return come;
  const [start, end] = clauseWithNext(reading, first.from);
  const told = markBefore(reading, first.from, 'role')?.mark.id;
  const act = actOn(reading, [start, end], told, first.from);
  const role = act ?? told;
  if (role !== 'from' && role !== 'until') return null;
  const isRoom = (mention: Mention) =>
    idsOf(mention, 'counted').some((id) => rooms.has(id)) ||
    (idsOf(mention, 'thing').includes('night') && oneRoom.test(reading.tokens[mention.from]?.text ?? ''));
  // 'Your room? Ready from noon.'
  const asked = questionBefore(reading, first.from);
  const room =
    mentionsBeside(reading, first.from).find((one) => one.from >= start && one.to <= end && isRoom(one)) ??
    bunkIn(reading, [start, end]) ??
    (asked ? mentionsBeside(reading, asked[0]).find(isRoom) : undefined);
  const phrase = told === 'until' ? roomThatIsYours(reading, start, end) : undefined;
  if (phrase) return { ...phrase, subjects: [{ type: 'thing', ids: ['check_out'] }] };
  if (!room || (act === 'until' && isRising(first))) return null;
  // 'Your suite waits while you putt until seven'.
  if (reading.tokens.slice(start, first.from).some(({ text }) => meanwhile.test(text))) return null;
  const isYours =
    yours.test(reading.tokens[room.from - 1]?.text ?? '') ||
    reading.tokens.slice(room.to, end).some(({ text }) => yoursAfter.test(text));
  const alone = room.from >= start && isAlone(reading, room, first, [start, end]);
  const ids = [role === 'from' ? 'check_in' : 'check_out'];
  return act || isYours || alone ? { ...room, subjects: [{ type: 'thing', ids }] } : null;
}

/** 'Your room is yours until noon and breakfast is included': another thing behind the hour and an 'and'. */
export const isAdded = (reading: Reading, { from }: Mention, to: number): boolean =>
  reading.tokens.slice(to, from).some(({ text }) => /^(?:and|und|y|et)$/.test(text));
