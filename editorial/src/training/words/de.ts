import { list } from '#lexicon/list.ts';
import type { TrainingWords } from '../training-words.ts';

export const words: TrainingWords = {
  formal: list(`
    wir freuen uns sehr, es ist uns eine freude, steht ihnen zur verfügung, stehen ihnen zur verfügung, zur verfügung,
    wir bitten sie, wir bitten um, bitte beachten sie, wir laden sie herzlich, sehr geehrte, gerne sind wir ihnen,
    auf wunsch, auf anfrage, im rahmen, sowie, darüber hinaus, des weiteren, ferner, selbstverständlich, hierzu, hierfür,
    befindet sich, befinden sich, wird angeboten, werden angeboten, wird serviert, werden serviert, wird gereicht,
    werden gereicht, verfügt über, verfügen über, anlässlich, bezüglich, entsprechend, ebenfalls, unseren gästen,
    gestatten, empfehlen wir, ermöglicht, gewährleistet, inklusive, exklusiv~, räumlichkeiten, unterkunft, anreise,
    abreise, erhältlich, ihren aufenthalt, ihres aufenthalts, ihrem aufenthalt
  `),
  casual: list(`
    hey, hallo, servus, moin, na, klar, einfach, halt, mal, ne, nix, bisschen, super, cool, echt, richtig gut, gemütlich,
    lecker, spaß, los geht s, schnapp, schnapp dir, hock dich, hau dich, komm vorbei, komm rein, kommt vorbei, rein, raus,
    rauf, runter, rüber, chillen, abhängen, jungs, mädels, leute, kumpel, ab in, auf geht s, kein stress, passt schon,
    gibt s, geht s, hat s, macht s, wer s, wenn s, ist s, auf s, du, dich, dir, dein~, euch, euer, eure
  `),
  flavours: {
    warm: list(`
      willkommen, herzlich~, daheim, zuhause, familie, freunde, gemeinsam, gern, küche, stube, warm~, lieb~, gemütlich~,
      umarmung, nachbarn, freundlich~, schön dass
    `),
    elegant: list(`
      elegant~, edel, edle, edlen, stilvoll~, erlesen~, exquisit~, gehoben~, vornehm~, diskret~, marmor, champagner, seide,
      kristall, ballsaal, salon, kultiviert~, raffiniert~, ausgesucht~, zeitlos~
    `),
    playful: list(`
      spaß, spiel~, lach~, quatsch, frech~, zwinkern, verspielt~, witz, tanzen, planschen, schneeball, versprochen,
      ehrenwort, pst, achtung, geheim~, wetten dass, trau dich, hurra
    `),
    calm: list(`
      ruhe, ruhig~, still, stille, stillen, langsam, gelassen~, leise~, in ruhe, pause, nichts, entspannt~, sanft~,
      durchatmen, gemach, ausschlafen, ohne eile, dösen
    `),
  },
  choices: [
    list('Gäste, Kunden, Besucher'),
    list('Urlaub, Ferien, Auszeit'),
    list('Fahrrad, Rad, Bike'),
    list('Team, Personal, Mitarbeiter'),
    list('Haus, Anwesen, Etablissement'),
    list('Aufzug, Lift, Fahrstuhl'),
    list('Sofa, Couch'),
    list('Abendessen, Nachtmahl, Dinner'),
  ],
  common: list(`
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, aber, in, im, ins, an, am, ans, auf,
    aus, bei, beim, bis, durch, für, gegen, mit, nach, neben, ohne, seit, über, um, unter, von, vom, vor, während, wegen,
    zu, zum, zur, zwischen, ist, sind, war, waren, sein, hat, haben, hatte, wird, werden, wurde, kann, können, darf, muss,
    soll, will, es, er, sie, wir, ihr, ich, du, uns, unser, unsere, unseren, unserem, unserer, ihre, ihren, ihrem, ihrer,
    ihnen, sich, man, wer, was, wie, wo, wann, warum, welche, dieser, diese, dieses, diesen, jeder, jede, jedes, jeden,
    alle, allen, einige, viele, mehr, sehr, auch, nur, noch, schon, dann, da, dort, hier, so, als, wenn, weil, dass, ob,
    nicht, kein, keine, keinen, ja, nein, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, tag, tage, tagen,
    nacht, nächte, woche, wochenende, stunde, stunden, minute, minuten, morgen, abend, abends, morgens, mittag, heute,
    jahr, jahre, uhr, hotel, zimmer, bett, betten, gast, gäste, gästen, geöffnet, offen, kommen, kommt, gehen, geht,
    machen, macht, gibt, liegt, steht, stehen, zeit, ort, stadt, straße, bahnhof, zug, bus, auto, tür, fenster, preis,
    euro, frühstück, abendessen, meter, kilometer, erste, ersten, letzte, neue, neuen, gut, gute, guten, groß, große,
    großen, klein, kleine, kleinen, lang, weit, nah, direkt, frei, kostenlos, bitte, ganz, etwa, wieder, her, hin, ab,
    pro, fuß, entfernt, eintritt, beginn, haus, hause, wege, weg
  `),
  partners: list(`
    zimmer, bett, frühstück, abendessen, abend, morgen, nacht, tag, tage, tür, fenster, lang, lange, langen, klein, kleine, kleinen, groß, große, großen, gut, gute, guten, neue, neuen, erste, letzte
  `),
};
