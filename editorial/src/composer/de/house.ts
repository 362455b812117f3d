/** Das Haus selbst, und was manchen Gästen wichtig ist: Hunde, Kinder, Arbeit, Wege ohne Stufen. */
import { type Line, say } from '../voice.ts';
import { count, listed } from './numbers.ts';
import type { Words } from './words.ts';

export function house(w: Words): Line[] {
  const { e } = w;
  const view = w.has('sea_view')
    ? 'auf das Meer'
    : w.has('mountain_view')
      ? 'auf die Berge'
      : w.has('garden_view')
        ? 'in den Garten'
        : w.has('city_view')
          ? 'über die Stadt'
          : '';
  return [
    say(['rooms'], w.rooms && `${w.house} hat ${w.rooms} Zimmer${w.floors ? ` auf ${count(w.floors)} Etagen` : ''}.`),
    say(['rooms'], w.rooms && w.rooms < 60 && `Bei ${w.rooms} Zimmern kennt man am zweiten Tag die Gesichter.`, {
      mood: 2,
    }),
    say(['rooms'], w.rooms && `${w.rooms} Zimmer, und eines davon ist {Ihres|deins}.`, { mood: 1 }),
    say(['rooms', 'price'], w.rooms && w.from && `Es gibt ${w.rooms} Zimmer, ab ${w.from} pro Nacht.`),
    say(
      ['rooms', 'history'],
      w.rooms && w.built && `Gebaut wurde das Haus ${w.built}, heute hat es ${w.rooms} Zimmer.`,
    ),
    say(['rooms'], w.rooms && `Zur Wahl stehen ${w.rooms} Zimmer${w.floors ? ` auf ${count(w.floors)} Etagen` : ''}.`),
    say(['rooms'], w.rooms && `Hinter der Haustür sind ${w.rooms} Zimmer und hoffentlich niemand in Eile.`, {
      mood: 2,
    }),
    say(['price'], w.from && `Ab ${w.from} pro Nacht {haben Sie|hast du} einen Schlüssel und eine Tür zum Zumachen.`, {
      mood: 1,
    }),
    say(['price'], w.from && `Und der Preis? Zimmer kosten ab ${w.from} pro Nacht.`, { mood: 1 }),
    say(['price'], w.from && `Eine Nacht kostet ab ${w.from}.`),
    say(['arrival'], w.checkIn && `Um ${w.checkIn} sind die Zimmer bereit.`),
    say(['arrival'], w.checkIn && `Wer um ${w.checkIn} kommt, kann gleich ins Zimmer.`, { mood: 1 }),
    say(['history'], w.built && `${w.built} ist das Baujahr${w.renovated ? `, ${w.renovated} wurde renoviert` : ''}.`),
    say(['history'], w.built && `Die Mauern verstehen etwas von langen Abenden, sie stehen seit ${w.built}.`, {
      mood: 2,
    }),
    say(['price'], w.from && `Zimmer gibt es ab ${w.from} pro Nacht.`),
    say(['price'], w.from && `Unsere Zimmer beginnen bei ${w.from} pro Nacht.`, { mood: 1 }),
    say(
      ['price', 'arrival'],
      w.from && w.checkIn && `Ein Zimmer kostet ab ${w.from} pro Nacht und ist um ${w.checkIn} fertig.`,
    ),
    say(
      ['arrival'],
      w.checkIn &&
        `Ab ${w.checkIn} ist {Ihr|dein} Zimmer fertig, [die Taschen können also zuerst abgestellt werden|und der Tag geht ohne Gepäck weiter].`,
      { mood: 1 },
    ),
    say(['arrival'], w.checkIn && `Anreise ist ab ${w.checkIn}.`),
    say(
      ['arrival', 'departure'],
      w.checkIn &&
        w.checkOut &&
        `Das Zimmer gehört {Ihnen|dir} vom ersten Tag um ${w.checkIn} bis zum letzten um ${w.checkOut}.`,
    ),
    say(
      ['arrival', 'times'],
      w.checkIn &&
        e?.one &&
        e.starts &&
        e.part === 'evening' &&
        `Ab ${w.checkIn} ankommen, umziehen, um ${e.starts} dort sein.`,
      { mood: 1 },
    ),
    say(['history'], w.built && `Gebaut wurde das Haus ${w.built}${w.renovated ? `, renoviert ${w.renovated}` : ''}.`),
    say(['history'], w.built && `Seit ${w.built} steht das Haus und hat schon manche Mode kommen und gehen sehen.`, {
      mood: 2,
    }),
    say(
      ['history'],
      w.opened && !w.built && `Eröffnet haben wir ${w.opened}${w.renovated ? `, renoviert ${w.renovated}` : ''}.`,
    ),
    say(['history'], w.renovated && !w.built && !w.opened && `Renoviert wurde das Haus ${w.renovated}.`),
    say(['view'], view && `{Fragen Sie|Frag} nach einem Zimmer mit Blick ${view}.`, { mood: 1 }),
    say(['view'], view && `Es gibt Zimmer mit Blick ${view}.`),
    say(['view'], w.has('balcony') && `Der Balkon ist für den Moment vor dem Abendessen.`, { mood: 1 }),
    say(['offer'], w.offer && `Das Angebot für diesen Aufenthalt: ${w.offer}.`),
    say(['offer'], w.offer && `So {buchen Sie|buchst du} es: ${w.offer}.`, { mood: 1 }),
    say(['offer'], w.offer && `Für diese Tage haben wir etwas zusammengestellt: ${w.offer}.`, { register: 'formal' }),
    ...w.sentences.slice(0, 4).map((sentence) => say(['own-words'], sentence)),
    say(
      ['kitchen'],
      w.has('kitchenette') &&
        `Mit der Kochnische {können Sie|kannst du} auch einmal drinnen bleiben, wenn der Tag lang genug war.`,
      { mood: 1 },
    ),
  ];
}

export function guests(w: Words): Line[] {
  const { dogs, e } = w;
  const families = [
    w.has('family_rooms') && 'Familienzimmer',
    w.has('playground') && 'ein Spielplatz',
    w.has('kids_club') && 'ein Kinderclub',
    w.has('kids_pool') && 'ein Kinderbecken',
  ].filter((x) => x !== false);
  const list = listed(families);
  return [
    say(
      ['dogs'],
      dogs?.fee && `Hunde sind willkommen, für ${dogs.fee} ${dogs.per}${dogs.limit ? ` und bis ${dogs.limit}` : ''}.`,
    ),
    say(['dogs'], dogs?.fee && `Auch der Hund darf mit; er zahlt ${dogs.fee} ${dogs.per}.`, { mood: 1 }),
    say(['dogs'], dogs?.fee && `{Ihr|Dein} Hund kommt mit? Gern, für ${dogs.fee} ${dogs.per}.`, { mood: 1 }),
    say(
      ['dogs'],
      dogs?.fee &&
        `Der Hund schläft für ${dogs.fee} ${dogs.per}${e ? ` und hat zu ${e.short.dat} keine Meinung` : ''}.`,
      { mood: 2 },
    ),
    say(['dogs'], dogs && !dogs.fee && `Hunde sind willkommen${dogs.limit ? `, bis ${dogs.limit}` : ''}.`),
    say(['dogs'], dogs && !dogs.fee && `Für den Hund muss niemand einen Platz suchen, er darf mit.`, { mood: 1 }),
    say(['dogs'], dogs?.fee && `Wer mit Hund reist, zahlt für ihn ${dogs.fee} ${dogs.per}.`),
    say(['dogs'], dogs?.fee && `Ein Hund kostet ${dogs.fee} ${dogs.per} und meist einen frühen Spaziergang.`, {
      mood: 2,
    }),
    say(['dogs'], dogs && !dogs.fee && `Der Hund darf mit.`, { mood: 1 }),
    say(['luggage'], w.has('luggage_storage') && `Zu früh oder zu spät: Das Gepäck findet bei uns seinen Platz.`, {
      mood: 1,
    }),
    say(['bicycles'], w.has('bicycle_rental') && `Für kurze Wege gibt es Fahrräder zum Ausleihen.`),
    say(['reception'], w.has('reception_24h') && `Zu jeder Stunde sitzt jemand an der Rezeption.`, { mood: 1 }),
    say(
      ['wifi'],
      w.has('free_wifi') &&
        `[Das WLAN kostet nichts|Für das WLAN wird nichts berechnet|WLAN gibt es im Haus kostenlos].`,
    ),
    say(
      ['family'],
      list &&
        `Für Familien gibt es ${list.replace('ein Spielplatz', 'einen Spielplatz').replace('ein Kinderclub', 'einen Kinderclub')}.`,
    ),
    say(['family'], list && `An die Jüngeren ist gedacht: ${list}.`, { mood: 1 }),
    say(['family'], w.has('family_rooms') && `In den Familienzimmern schlafen alle hinter einer Tür.`, {
      mood: 1,
      audience: 'families',
    }),
    say(
      ['family'],
      w.has('babysitting') && `Einen Babysitter gibt es auf Wunsch, falls der Abend den Großen gehören soll.`,
      { mood: 1 },
    ),
    say(
      ['work', 'wifi'],
      w.has('coworking') &&
        w.has('free_wifi') &&
        `Noch etwas fertig zu machen? Es gibt einen Coworking-Bereich, und das WLAN ist kostenlos.`,
      { mood: 1 },
    ),
    say(
      ['work'],
      w.meetings &&
        `Für Termine ${w.meetings === 1 ? 'gibt es einen Tagungsraum' : `gibt es ${count(w.meetings)} Tagungsräume`}${w.seats ? `, für bis zu ${w.seats} Personen` : ''}.`,
    ),
    say(['work'], w.has('coworking') && `Für die Arbeit, die immer mitreist, gibt es einen Coworking-Bereich.`, {
      mood: 1,
    }),
    say(['wifi'], w.has('free_wifi') && `Das WLAN ist kostenlos.`),
    say(
      ['bicycles'],
      w.has('bicycle_rental') && `[Fahrräder {leihen Sie|leihst du} im Haus|Im Haus lassen sich Fahrräder leihen].`,
    ),
    say(['bicycles'], w.has('bicycle_rental') && `Sind die Beine noch willig, gibt es Leihräder.`, { mood: 1 }),
    say(['ski'], w.has('ski_storage') && `Die Ski übernachten im Skiraum.`, { mood: 1 }),
    say(['ski'], w.has('ski_in_ski_out') && `Auf Ski geht es bis vor die Tür und von dort wieder los.`),
    say(
      ['access'],
      w.has('accessible_rooms') &&
        w.has('step_free_access') &&
        `Der Zugang ist stufenlos, und es gibt barrierefreie Zimmer.`,
    ),
    say(['access'], w.has('step_free_access') && `Ins Haus führen keine Stufen, der Zugang ist stufenlos.`),
    say(['access'], w.has('accessible_rooms') && `Barrierefreie Zimmer können gebucht werden.`),
    say(['access'], w.has('elevator') && `Es gibt einen Aufzug.`),
    say(
      ['reception'],
      w.has('reception_24h') &&
        `{Kommen Sie|Komm} zurück, wann {Sie|du} {mögen|magst}, die Rezeption ist rund um die Uhr besetzt.`,
      { mood: 1 },
    ),
    say(['reception'], w.has('reception_24h') && `An der Rezeption ist Tag und Nacht jemand da.`),
    say(['luggage'], w.has('luggage_storage') && `Das Gepäck bleibt am ersten und am letzten Tag gern bei uns.`),
    say(
      ['luggage'],
      w.has('luggage_storage') && `Auf die Taschen passen wir auf, solange {Sie|du} noch unterwegs {sind|bist}.`,
      { mood: 1 },
    ),
    say(
      ['laundry'],
      (w.has('laundry') || w.has('washing_machine')) && `Nasses und Schmutziges lässt sich im Haus waschen.`,
      { mood: 1 },
    ),
    say(
      ['wifi', 'reception'],
      w.has('free_wifi') && w.has('reception_24h') && `Die Rezeption ist rund um die Uhr besetzt, das WLAN kostenlos.`,
    ),
  ];
}

export function closing(w: Words): Line[] {
  const { e } = w;
  const on = !e || e.status === 'scheduled' || e.status === 'moved';
  return [
    say([], `Bis bald.`, { mood: 1, register: 'casual' }),
    say([], on && e && `Das Datum steht. Alles andere darf offen bleiben.`, { mood: 1, flavour: 'calm' }),
    say([], `Ein guter Aufenthalt braucht wenig Erklärung, deshalb hören wir hier auf.`, { mood: 2 }),
    say([], `Fehlt auf dieser Seite etwas, {fragen Sie|frag} uns.`),
    say([], `Für Fragen sind wir gern da.`, { register: 'formal' }),
    say([], `{Wählen Sie|Wähl} die Tage; mehr ist vorab nicht zu tun.`, { mood: 1 }),
    say([], on && e && `{Sagen Sie|Sag} Bescheid, wann {Sie|du} {ankommen|ankommst}; der Rest darf sich ergeben.`, {
      mood: 1,
    }),
    say([], `Das Zimmer ist der leichte Teil. Den Rest {bringen Sie|bringst du} mit.`, { mood: 1, flavour: 'plain' }),
    say([], e && on && `Bis dann, vor ${e.short.dat} oder danach.`, { mood: 1, register: 'casual' }),
    say([], `Wir freuen uns, {Sie|dich} bei uns zu begrüßen.`, { register: 'formal' }),
    say(
      [],
      `[Und wenn sich unterwegs etwas ändert, ist das auch kein Unglück|Ändert sich unterwegs der Plan, ist das nicht schlimm].`,
      { mood: 1, flavour: 'calm' },
    ),
    say(
      [],
      w.nights && !w.oneNight && `${w.nights} reichen, um all das ohne Hast zu tun, oder die Hälfte davon in Ruhe.`,
      { mood: 2 },
    ),
    say([], on && `Datum notieren, leicht packen, kommen.`, { mood: 2 }),
    say([], `Fragen beantwortet das Haus gern selbst.`, { mood: 0 }),
    say([], `[{Kommen Sie|Komm} mit Plan oder ohne|Mit Plan oder ohne: {Kommen Sie|Komm} einfach].`, {
      mood: 1,
      flavour: 'warm',
    }),
  ];
}
