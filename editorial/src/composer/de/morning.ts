/** Der Morgen danach: Frühstück und Abreise. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function morning(w: Words): Line[] {
  const { breakfast: b, e } = w;
  const until = b?.weekend ? `am Wochenende ${b.weekend}` : b?.until;
  return [
    say(
      ['breakfast'],
      b?.weekend &&
        `Am Wochenende gibt es bis ${b.weekend} Frühstück, [da darf die Nacht etwas länger werden|das macht einen späten Abend verzeihlich].`,
      { mood: 1 },
    ),
    say(['breakfast'], b?.weekend && `Geweckt wird niemand. Frühstück gibt es am Wochenende bis ${b.weekend}.`, {
      mood: 1,
    }),
    say(['breakfast'], b?.weekend && `Samstag und Sonntag fangen hier spät an: Das Frühstück endet um ${b.weekend}.`, {
      mood: 1,
    }),
    say(['breakfast'], b?.weekend && b.until && `Gefrühstückt wird bis ${b.until}, am Wochenende bis ${b.weekend}.`),
    say(
      ['breakfast'],
      b?.weekend && `Ausschlafen gehört zum Plan, und das Frühstück wartet so lange, am Wochenende bis ${b.weekend}.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      b?.weekend &&
        `Am nächsten Tag bleibt der Wecker stumm. Wer am Wochenende vor ${b.weekend} zum Frühstück kommt, kommt noch rechtzeitig.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      b?.until &&
        !b.weekend &&
        `Bis ${b.until} [steht das Frühstück auf dem Tisch|gibt es Frühstück|wartet das Frühstück]${e?.part === 'evening' ? ', auch wenn es am Abend spät geworden ist' : ''}.`,
      { mood: 1 },
    ),
    say(
      ['breakfast'],
      b?.span &&
        !b.weekend &&
        `[Am nächsten Morgen gibt es von ${b.span} Frühstück|Das Frühstück am Morgen danach: ${b.span}|Von ${b.span} wird gefrühstückt].`,
    ),
    say(
      ['breakfast'],
      b?.until && !b.weekend && `Erst schlafen. Das Frühstück endet um ${b.until} und keine Minute früher.`,
      { mood: 2 },
    ),
    say(
      ['breakfast', 'times'],
      b?.from &&
        e?.one &&
        e.starts &&
        e.part === 'morning' &&
        `Beginn ist um ${e.starts}, Frühstück gibt es ab ${b.from}.`,
    ),
    say(
      ['breakfast'],
      b?.buffet &&
        b.until &&
        !b.weekend &&
        `Das Frühstücksbuffet bleibt bis ${b.until} stehen, und niemand zählt die Gänge.`,
      { mood: 2 },
    ),
    say(
      ['breakfast'],
      b?.buffet && !b.until && !b.weekend && `Um den nächsten Morgen kümmert sich ein Frühstücksbuffet.`,
    ),
    say(
      ['breakfast'],
      b && !until && `Morgens gibt es Frühstück, [danach ist der Tag frei|mehr Programm muss nicht sein].`,
    ),
    say(
      ['breakfast'],
      b && !until && `Beim Frühstück${b.price ? ` (${b.price})` : ''} lässt sich der Vortag in Ruhe nacherzählen.`,
      { mood: 1 },
    ),
    say(
      ['breakfast', 'departure'],
      until &&
        w.checkOut &&
        `Zwei Uhrzeiten für den letzten Morgen: Frühstück bis ${b?.weekend ? `${b.weekend} am Wochenende` : b?.until}, Abreise bis ${w.checkOut}.`,
    ),
    say(
      ['breakfast', 'departure'],
      b?.weekend &&
        w.late &&
        `Frühstück am Wochenende bis ${b.weekend}, späte Abreise bis ${w.late}: Gehen ist hier der langsame Teil.`,
      { mood: 2 },
    ),
    say(['departure'], w.late && `Eine späte Abreise ist bis ${w.late} möglich.`),
    say(
      ['departure'],
      w.checkOut &&
        `[Abreise ist bis ${w.checkOut}|Am letzten Tag gehört das Zimmer bis ${w.checkOut} {Ihnen|dir}|Bis ${w.checkOut} bleibt am letzten Tag Zeit im Zimmer].`,
    ),
    say(
      ['breakfast', 'train'],
      b?.weekend &&
        w.ride?.every &&
        !e &&
        `Frühstück am Wochenende bis ${b.weekend}, ${w.ride.nom} nach ${w.ride.to} ${w.ride.every}: Zu spät kommen ist hier schwer.`,
      { mood: 2 },
    ),
  ];
}
