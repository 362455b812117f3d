/** German words that the forms of others must not be taken for, and the small words that have no forms or few. */

import { wordSet as words } from './data.ts';
/** Words that are never declined nor conjugated, and that no form of a verb is taken for. */
export const everyday = words(`
  ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer außen bald
  bei beim beide beiden bereits bin bis bist da dabei dadurch dafür damit danach daneben dann daran darauf daraus
  darf darin darüber darum das dass davon davor dazu dein deine dem den denn der deren des dessen die dies diese
  diesem diesen dieser dieses doch dort du durch eben eher ein eine einem einen einer eines einige einmal erst
  erste ersten erster erstes es etwa etwas euch euer fast für gegen gerade gerne gern ganz haben hat hatte her
  heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in innen ins ist ja je jede jedem
  jeden jeder jedes jener jetzt kann kein keine können links mal man manche mehr mein meine mich mir mit morgens
  nach nachts neben nicht nichts nie noch nun nur ob oben oder ohne rechts rings schon sehr sein seine seit selbst
  sich sie sind so sogar solche sonst soll sondern stets statt sowie teils trotz über um und uns unser unsere
  unten unter viel viele vom von vor vorne wann war warum was weder wegen weil weiter welche wenig wenige wenn wer
  werden wie wieder wir wird wo wohl zu zum zur zwar zwei drei vier fünf sechs sieben acht neun zehn zwischen
  abends mittags vormittags nachmittags tags anfangs falls flugs namens zwecks mangels lieber leider umsonst
  besonders bestens vielleicht sofort meist oft hierfür daher deshalb trotzdem außerdem
`);

/** Nouns, beside those whose forms are known, that a verb's form is rather than the verb: 'Dienst', 'Eindruck', 'Reis'. */
export const nounsFirst = words(`
  griff begriff angriff zugriff eingriff biss imbiss riss grundriss strich anstrich klang einklang ritt dienst
  verdienst dienste druck eindruck ausdruck verlauf verkauf einkauf ablauf schlag schritt rückschritt fortschritt
  weiß wand maß schnitt stamm trieb antrieb auftrieb abfahrt anfahrt einfahrt ausfahrt zufahrt überfahrt fahrt
  aufenthalt unterhalt inhalt erhalt halt anblick einblick ausblick überblick empfang anfang umfang fang fund
  verlust wuchs zuwachs rast last laster obst post herbst ernst wurst kunst gunst durst angst brust faust trost
  rost kost frost list mist nest test fest gast lust rest ost west heft gift luft kraft saft duft stift haft dank
  danke bitte ruhe wiege weise wohl gut gern los frisch froh ware art satt stadt statt rat tat anruf umschau
  eintrag antrag auftrag sitz tausch verrat gestalt mail einkehr entscheid gehör arbeit heirat gedeih hieb hiebe
  hieben schneid schrei spin streich streiche film öl zugriffe umstieg gebet massen risse kniffe schliffe klänge
  ränge wände stände aufstände verbände bände würfe gräben läden bögen schwämme bisse griffe göre planet start
  reis reise buch dach tisch stuhl spur spaß heil teil teile fall zahl wahl qual baute baut lage lagen klage
  flucht sicht frucht wucht zucht sucht acht nacht macht
`);
/** Verb forms that are nouns too, yet are read as verbs in any text. */
export const verbsFirst = words('macht baut acht buche bucht bleibe sucht folge nutze teile');

/** What else is formed of a word by rule and is another. */
export const othersOf: Readonly<Record<string, readonly string[]>> = {
  abend: ['abends'],
  morgen: ['morgens'],
  mittag: ['mittags'],
  nacht: ['nachts'],
  tag: ['tags'],
  teil: ['teils'],
  anfang: ['anfangs'],
  fall: ['falls'],
  flug: ['flugs'],
  ring: ['rings'],
  zweck: ['zwecks'],
  name: ['namens'],
  recht: ['rechts', 'rechte'],
  eben: ['ebene', 'ebenen'],
  weit: ['weiter'],
  lieb: ['lieber'],
  gern: [],
  genosse: ['genossen'],
  bleibe: ['bleiben'],
  absteige: ['absteigen'],
  stelle: [],
  lauf: ['laufs'],
  mal: ['mals'],
  statt: ['stätte', 'stätten'],
  acht: ['achte'],
};

/** Small words with their forms; those that stand alone have none. */
export const smallWords: readonly (readonly string[])[] = `
  der die das dem den des, ein eine einen einem einer eines, kein keine keinen keinem keiner keines, mein meine meinen meinem meiner meines,
  dein deine deinen deinem deiner deines, ihr ihre ihren ihrem ihrer ihres, unser unsere unseren unserem unserer unseres unsern unserm unsre unsrer,
  euer eure euren eurem eurer eures, dieser diese dieses diesem diesen, jeder jede jedes jedem jeden, aller alle alles allem allen, welcher welche welches welchem welchen,
  gern gerne lieber liebsten, ei eis eies eier eiern,
  solcher solche solches solchem solchen, mancher manche manches manchem manchen, beide beiden beider beides, einige einiger einigen einiges einigem, viele viel vielen vieler vieles
`
  .trim()
  .split(/\s*,\s*/)
  .map((row) => row.split(/\s+/));

/** Nouns in -en that are infinitives as well. */
export const nounsAndVerbs = words(
  'essen treffen leben leiden vertrauen vergnügen schreiben versprechen verhalten vermögen braten kosten opfern zaubern werbung schaden',
);

/** Participles in form that are no verb's, or adjectives of their own by now: who avoids 'gehoben' may lift things. */
export const noParticiples = words(`
  gerecht gesund gesamt gewandt gerät gebiet geschäft gericht gedicht gesicht gewicht geburt gehalt gewalt geschickt gewohnt gelegen
  gestalt bekannt berühmt bestimmt bewusst beredt bereit beherzt bericht bedacht verwandt vernunft verlust verdienst verrückt vertraut
  verliebt erst ernst ersatz beliebt verschieden bescheiden verlegen erhaben willkommen gediegen vollkommen gemein getreu genannt entfernt
  gepäck besteck verstand bestand erfolgt verkehrt gefühlt gelaunt gespannt bescheid bedarf besuch gebirge zerstreut erhalten ergeben
  gehoben gepflegt erlesen ausgewählt eingebettet gelungen begehrt gefragt abgeschieden abgelegen entlegen durchdacht
  ausgewogen ausgezeichnet vollendet verträumt gewagt geeignet gehörig bedeutend geräumig abgestimmt ausgesucht
  begabt belesen versiert geübt gelassen gewiss gebildet geborgen geschützt verborgen verwunschen verwinkelt
  zertifikat entspricht verspricht
`);

/** Plurals that are infinitives as well and yet name things first. */
export const pluralsFirst = words('reisen speisen');

/** Stems of verbs that are nouns of another root: 'buchen' has nothing to do with 'Buchladen'. */
export const strangeStems = words(
  'buch reis reise park parke teil teile rate wage kost acht last sage liebe stell stelle mess messe land lande band bild licht grund stimm stimme lage leite wache weide weise ware lasse rast wart warte wend wende decke',
);
