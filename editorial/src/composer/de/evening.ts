/** Danach: Wasser, Wärme, Tisch und Bar. Davor, was zu früh schließt, um zu warten. */
import { capital } from '../entries.ts';
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function evening(w: Words): Line[] {
  return [...water(w), ...heat(w), ...tables(w), ...corners(w)];
}

function water(w: Words): Line[] {
  const { pool, sauna, bar, e } = w;
  if (!pool) return [];
  const warm = pool.degrees;
  const until = pool.closes;
  if (!pool.after)
    return [
      say(
        ['pool'],
        until &&
          `Unser ${pool.bare} schließt um ${until}. Also am Nachmittag schwimmen und den Abend mit ${e?.short.dat ?? 'etwas anderem'} beenden.`,
        { mood: 1 },
      ),
      say(['pool'], warm && until && `Vorher ist noch Zeit für ${pool.akk}: ${warm}, bis ${until}.`),
      say(
        ['pool'],
        warm &&
          `Ein Nachmittag bei ${warm} ist kein schlechter Anfang. ${pool.nom} ${pool.opens ? `öffnet um ${pool.opens}` : 'ist bis dahin offen'}${until ? ` und schließt um ${until}, zu früh für den Rückweg` : ''}.`,
        { mood: 2 },
      ),
      say(
        ['pool', 'times'],
        until &&
          e?.starts &&
          `Die Reihenfolge ergibt sich von selbst: erst ins Wasser${warm ? ` (${warm})` : ''}, um ${e.starts} dann ${e.short.nom}. Bei der Rückkehr hat ${pool.nom} schon geschlossen (${until}).`,
      ),
      say(
        ['pool'],
        pool.opens &&
          `Der Morgen danach gehört dem Wasser: ${capital(pool.nom)} öffnet um ${pool.opens}${warm ? ` und hat ${warm}` : ''}.`,
        { mood: 1 },
      ),
    ];
  return [
    say(
      ['pool'],
      warm && until && `Danach geht es ins Wasser. ${pool.nom} hat ${warm} und ist bis ${until} geöffnet.`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      warm &&
        `${warm} hat ${pool.nom}. [Diese Zahl hilft auf dem Rückweg|Den Satz darf man auf dem Rückweg wiederholen]${until ? `, und Zeit ist bis ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      warm &&
        until &&
        `Unser ${pool.bare} bleibt bis ${until} offen und hat ${warm}, so passen ${e ? e.short.nom : 'ein voller Tag'} und das Schwimmen zusammen.`,
    ),
    say(
      ['pool'],
      warm && pool.span && `Ob vorher oder nachher: ${capital(pool.nom)} mit ${warm} ist von ${pool.span} geöffnet.`,
    ),
    say(
      ['pool'],
      warm && `Eine Station fehlt dann noch, und sie hat ${warm}: ${pool.nom}${until ? `, offen bis ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'breakfast'],
      warm &&
        w.breakfast?.weekend &&
        `Zwei Gründe, über Nacht zu bleiben: ${pool.nom} mit ${warm} und am Wochenende ein Frühstück, das bis ${w.breakfast.weekend} wartet.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'breakfast'],
      until &&
        w.breakfast?.until &&
        !w.breakfast.weekend &&
        `Bis ${until} im ${pool.bare} treiben, schlafen, und bis ${w.breakfast.until} zum Frühstück erscheinen.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'train'],
      warm &&
        w.ride &&
        e &&
        `${w.ride.takes} nach der Abfahrt in ${w.ride.to} {sind Sie|bist du} zurück in ${w.city}, und ${pool.nom} hat ${warm}${until ? `, bis ${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      !warm &&
        until &&
        `${pool.nom} ist bis ${until} geöffnet, nach ${e ? e.short.dat : 'einem langen Tag'} bleibt also Zeit zum Schwimmen.`,
    ),
    say(
      ['pool'],
      !warm &&
        `Badesachen einpacken: Es gibt ${pool.gender === 'n' ? 'ein' : 'einen'} ${pool.bare}${pool.span ? `, geöffnet von ${pool.span}` : ''}.`,
    ),
    say(['pool'], !warm && `Wenn die Füße genug haben, übernimmt ${pool.nom}${until ? `, bis ${until}` : ''}.`, {
      mood: 2,
    }),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `Wärme gibt es hier auf zweierlei Art, ${pool.nom}${warm ? ` mit ${warm}` : ''}${until ? ` (bis ${until})` : ''} und ${sauna.nom}${sauna.closes ? ` (bis ${sauna.closes})` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `Erst ${sauna.nom}, dann ${pool.nom}${warm ? ` mit ${warm}` : ''}, oder umgekehrt. Die Meinungen gehen auseinander, schlafen können danach alle.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'bar'],
      bar?.closes &&
        until &&
        `Manche beenden den Tag im Wasser${warm ? ` bei ${warm}` : ''}, andere an der ${bar.bare}. Die einen haben bis ${until} Zeit, die anderen bis ${bar.closes}.`,
      { mood: 2 },
    ),
  ];
}

function heat(w: Words): Line[] {
  const { sauna, e } = w;
  if (!sauna) return [];
  const a = sauna.gender === 'f' ? 'eine' : 'ein';
  const inIt = sauna.gender === 'f' ? `in der ${sauna.bare}` : `im ${sauna.bare}`;
  if (!sauna.after)
    return [
      say(['sauna'], sauna.closes && `${sauna.nom} schließt um ${sauna.closes} und gehört deshalb an den Anfang.`, {
        mood: 1,
      }),
      say(['sauna'], sauna.span && `Vor ${e?.short.dat ?? 'dem Abend'} bleibt Zeit für ${sauna.akk}, ${sauna.span}.`),
    ];
  return [
    say(
      ['sauna'],
      sauna.several && `Zum Aufwärmen gibt es ${sauna.all}${sauna.closes ? `, geöffnet bis ${sauna.closes}` : ''}.`,
    ),
    say(
      ['sauna'],
      `${inIt} wird der Tag langsamer${sauna.closes ? ` und bleibt um ${sauna.closes} ganz stehen` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['sauna'],
      `Gegen kalte Hände und steife Schultern hilft ${sauna.nom}${sauna.span ? `, ${sauna.span}` : ''}${sauna.massage ? ', gegen den Rest eine Massage' : ''}.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(['sauna'], sauna.massage && `Wer mehr als Ruhe sucht, findet im Haus ${a} ${sauna.bare} und Massagen.`, {
      register: 'formal',
    }),
    say(
      ['sauna'],
      sauna.closes &&
        `[Bis ${sauna.closes} {dürfen Sie|darfst du} ${inIt} sitzen und schweigen|Geredet wird ${inIt} wenig, und offen ist bis ${sauna.closes}|Wer genug gehört hat, sitzt bis ${sauna.closes} ${inIt}].`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(['sauna'], sauna.span && `${sauna.nom} ist von ${sauna.span} geöffnet.`),
    say(
      ['sauna', 'restaurant'],
      w.restaurant?.closes &&
        w.restaurant.after &&
        sauna.closes &&
        `Den Abend teilen sich ${sauna.nom} (bis ${sauna.closes}) und das Restaurant (bis ${w.restaurant.closes}), in beliebiger Reihenfolge.`,
      { mood: 1 },
    ),
  ];
}

function tables(w: Words): Line[] {
  const { bar, restaurant, e } = w;
  const late = restaurant?.after ? restaurant : null;
  const early = restaurant && !restaurant.after ? restaurant : null;
  return [
    say(
      ['restaurant'],
      early?.opens &&
        e?.starts &&
        `Gegessen wird vorher: Unser Restaurant öffnet um ${early.opens}, um ${e.starts} geht es los.`,
    ),
    say(
      ['restaurant'],
      early?.closes && `Unser Restaurant schließt um ${early.closes}, das Abendessen gehört also vor den Aufbruch.`,
    ),
    say(
      ['restaurant'],
      early && w.chef && `Vor dem Aufbruch ist Zeit für ein frühes Abendessen. Die Küche führt ${w.chef}.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late?.closes &&
        `Das Abendessen kann warten: Das Restaurant ist bis ${late.closes} geöffnet${w.chef ? `, die Küche führt ${w.chef}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late &&
        w.chef &&
        `In der Küche steht ${w.chef}${late.closes ? `, das Restaurant ist bis ${late.closes} geöffnet` : ''}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `Zu Abend essen {können Sie|kannst du} im Haus${late.span ? `, das Restaurant ist von ${late.span} geöffnet` : ', in unserem Restaurant'}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `Wer hungrig zurückkommt, findet das Restaurant unter demselben Dach${late.closes ? `, geöffnet bis ${late.closes}` : ''}.`,
    ),
    say(['restaurant'], late && `Ein Tisch in unserem Restaurant erspart die Suche nach dem Abendessen.`, { mood: 1 }),
    say(
      ['bar'],
      bar?.closes && `Bis ${bar.closes} hat die ${bar.bare} geöffnet, für die Stunde, in der alle gleichzeitig reden.`,
      { mood: 2, flavour: 'playful' },
    ),
    say(
      ['bar'],
      bar &&
        `[Ein letztes Glas|Das letzte Glas des Tages|Noch ein Glas zum Schluss] gibt es an der ${bar.bare}${bar.closes ? `, bis ${bar.closes}` : ''}.`,
    ),
    say(
      ['bar'],
      bar?.closes && `Hat der Abend noch etwas zu sagen, hört die ${bar.bare} zu, und zwar bis ${bar.closes}.`,
      {
        mood: 2,
      },
    ),
    say(
      ['bar'],
      bar &&
        `Mit einem Glas in der Hand lässt sich besser über ${e ? e.short.akk : 'den Tag'} reden; die ${bar.bare} ist im Haus${bar.closes ? ` und bis ${bar.closes} geöffnet` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        late &&
        `Restaurant${late.closes ? ` (bis ${late.closes})` : ''} und ${bar.bare}${bar.closes ? ` (bis ${bar.closes})` : ''} sind im selben Haus, ein zweiter Weg ist nicht nötig.`,
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        early?.opens &&
        `Vorher essen, nachher an die ${bar.bare}: Das Restaurant öffnet um ${early.opens}${bar.closes ? `, die ${bar.bare} schließt um ${bar.closes}` : ''}.`,
      { mood: 1 },
    ),
  ];
}

function corners(w: Words): Line[] {
  return [
    say(['fireplace'], w.has('fireplace') && `Es gibt einen Kamin, und irgendwer sitzt immer schon davor.`, {
      mood: 2,
    }),
    say(['fireplace'], w.has('fireplace') && `Am Kamin {bleiben Sie|bleibst du}, bis die Finger wieder warm sind.`, {
      mood: 1,
    }),
    say(['fireplace'], w.has('fireplace') && `Lange Geschichten enden hier am Kamin.`, { mood: 2 }),
    say(['fireplace'], w.has('library') && `Wer für heute genug gehört hat, geht in die Bibliothek.`, { mood: 1 }),
    say(
      ['garden'],
      (w.has('terrace') || w.has('rooftop_terrace')) &&
        `Ist der Abend mild, wartet die ${w.has('rooftop_terrace') ? 'Dachterrasse' : 'Terrasse'}.`,
      { mood: 1 },
    ),
    say(
      ['garden'],
      w.has('garden') &&
        `[Für einen Moment allein ist der Garten da|Der Garten ist gut, um kurz niemandem zuzuhören|Wer allein sein mag, geht in den Garten].`,
      { mood: 1 },
    ),
  ];
}
