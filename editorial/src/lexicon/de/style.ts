/** Deutsch für die Stilprüfung: Anrede, Superlative, abgegriffene Wendungen. */

import type { StyleWords } from '#lexicon/language-pack.ts';
import { list } from '#lexicon/list.ts';

export const style: StyleWords = {
  formal: ['ihnen', 'Sie', 'Ihr', 'Ihre', 'Ihren', 'Ihrem', 'Ihrer', 'Ihres'],
  informal: list(`
    du, dich, dir, dein, deine, deinen, deinem, deiner, deines, euch, euer, eure, euren, eurem, eurer
  `),
  formalImperatives: list(`
    ,
    {buchen|genießen|entdecken|erleben|kommen|lassen|reservieren|sichern|freuen|wählen|schlafen|feiern|besuchen|finden|nehmen|gönnen|entspannen|starten|tauchen|spazieren|parken|reisen|planen|lernen|melden|rufen|schreiben|bringen|atmen|legen|probieren|folgen|sehen|fahren|gehen|bleiben|holen|schauen|verbringen|fragen|seien} sie
  `),
  informalImperatives: list(`
    buch, buche, genieß, genieße, entdecke, entdeck, erlebe, erleb, komm, lass, reserviere, sichere, sicher dir,
    freu dich, freue dich, schlaf, feiere, feier, besuche, besuch, finde, nimm, gönn, gönne, entspann, entspanne,
    starte, tauche, tauch, spaziere, park, parke, reise, plane, melde, ruf, schreib, bring, bringe, probier,
    probiere, folge, sieh, fahr, geh, bleib, hol, schau, verbringe, frag, sei, kommt, bucht, genießt, entdeckt,
    erlebt, lasst, freut euch, feiert, wähl, wähle, stell, pack, packe, mach, iss, trink, lies
  `),
  nounImperatives: [],
  statementImperatives: [],
  cliches: list(`
    lassen sie die seele baumeln, lass die seele baumeln, die seele baumeln lassen, seele baumeln,
    oase der {ruhe|entspannung|erholung|sinne|stille}, ruheoase, wohlfühloase~, wellnessoase, eingebettet in,
    im herzen {von|der|des}, ein zweites zuhause, zweites zuhause, für jeden geschmack, für jeden etwas dabei,
    ist für jeden etwas, lässt keine wünsche offen, lassen keine wünsche offen, fernab vom alltag,
    alltag hinter sich lassen, raus aus dem alltag, auszeit vom alltag, dem alltag entfliehen, unvergesslich~,
    erlebnis der besonderen art, der extraklasse, traumhaft~, atemberaubend~,
    einzigartig~ {ambiente|erlebnis|lage|atmosphäre}, das besondere etwas, gaumenfreuden,
    kulinarisch~ {genüsse|genuss|höhepunkte|reise|highlights}, verwöhnen lassen, lassen sie sich verwöhnen,
    lass dich verwöhnen, tauchen sie ein, tauche ein, geheimtipp~, perle, pulsierend~, magisch~, zauberhaft~,
    ein ort zum wohlfühlen, wohlfühlambiente, wohlfühlatmosphäre, batterien {wieder|}aufladen,
    lädt zum verweilen ein, laden zum verweilen ein, perfekt~ {ausgangspunkt|mischung|symbiose}, rundum sorglos,
    am puls der stadt
  `),
  superlatives: list(`
    ,
    {best|schönst|größt|beliebtest|exklusivst|luxuriösest|berühmtest|feinst|edelst|modernst|romantischst|spektakulärst}~,
    einzigartig~, einmalig~, unvergleichlich~, unschlagbar~, weltbekannt~, weltberühmt~, legendär~, perfekt~,
    ultimativ~, nummer eins, erstklassig~, unübertroffen~, sensationell~, absolut~ highlight
  `),
};
