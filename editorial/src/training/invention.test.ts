import { type Language, languages } from '@foyer/contract/languages';
import { styleguideContent } from '@foyer/contract/styleguides';
import { describe, expect, it } from 'vitest';
import { withChange } from './accept.ts';
import { hasFigure } from './figures-of-speech.ts';
import { readInventionOf } from './invention-of-texts.ts';
import { learn } from './learn.ts';
import { readSample, type SampleText } from './samples.ts';

const literal: Record<Language, string> = {
  en: `The house has forty rooms. Breakfast is served in the hall. The pool opens at nine. Parking costs ten euros.
    The station is near the house. Rooms face the lake or the garden. The bar closes at one. Dogs are welcome here.`,
  de: `Das Haus hat vierzig Zimmer. Das Frühstück gibt es in der Halle. Das Becken öffnet um neun. Parken kostet zehn Euro.
    Der Bahnhof liegt beim Haus. Die Zimmer gehen zum See. Die Bar schließt um eins. Hunde sind hier willkommen.`,
  es: `La casa tiene cuarenta habitaciones. El desayuno está en la sala. La piscina abre a las nueve. Aparcar cuesta diez
    euros. La estación está cerca. Las habitaciones dan al lago. El bar cierra a la una. Se admiten perros aquí.`,
  fr: `La maison compte quarante chambres. Le petit déjeuner est dans la salle. Le bassin ouvre à neuf heures. Le parking
    coûte dix euros. La gare est tout près. Les chambres donnent sur le lac. Le bar ferme à une heure. Les chiens sont admis.`,
};
const inventive: Record<Language, string> = {
  en: `The lake does not mind. Forty rooms lie along the shore like a row of boats that nobody has untied for the summer.
    The kitchen wakes first. Breakfast lasts until noon, as if the clock had gone for a swim. Fog whispers at the door.
    Come down early. The fire remembers every story that was ever told beside it on a long and snowy evening. Stay a night.`,
  de: `Der See wartet nicht. Vierzig Zimmer liegen am Ufer wie eine Reihe von Booten, die den Sommer über keiner losmacht.
    Die Küche erwacht zuerst. Das Frühstück dauert bis Mittag, als wäre die Uhr schwimmen gegangen. Nebel flüstert am Tor.
    Kommen Sie herunter. Das Feuer weiß noch jede Geschichte, die an einem langen, verschneiten Abend erzählt wurde. Bleiben
    Sie eine Nacht.`,
  es: `El lago espera. Cuarenta habitaciones se alinean en la orilla como una fila de barcas que nadie ha soltado este verano.
    La cocina despierta primero. El desayuno dura hasta mediodía, como si el reloj se hubiera ido a nadar. La niebla susurra.
    Baje un momento. El fuego recuerda cada historia que se contó a su lado en una larga noche de nieve. Quédese una noche.`,
  fr: `Le lac attend. Quarante chambres s'alignent sur la rive comme une file de barques que personne n'a détachées cet été.
    La cuisine s'éveille la première. Le petit déjeuner dure jusqu'à midi, comme si l'horloge était allée nager. La brume
    murmure à la porte. Descendez un moment. Le feu se souvient de chaque histoire qu'on lui a contée un long soir de neige.
    Restez une nuit.`,
};
const text = (language: Language, words: string): SampleText => ({ title: 'Page', language, text: words });
const guide = (creativity: number) => styleguideContent.parse({ tone: { creativity } });
const taught = (language: Language, words: string, creativity: number) =>
  learn({ texts: [text(language, words)], edits: [], guide: guide(creativity), names: [] }).find(
    ({ key }) => key === 'creativity',
  );

describe.each(languages)('how inventive texts are, %s', (language) => {
  it('is told apart, and proposed with sentences that show it', () => {
    const read = (words: string) => readInventionOf([readSample(text(language, words))]).creativity;
    expect(read(literal[language])).toBeLessThanOrEqual(3);
    expect(read(inventive[language])).toBeGreaterThanOrEqual(7);
    const up = taught(language, inventive[language], 3);
    expect(up?.change).toMatchObject({ kind: 'creativity', was: 3 });
    expect(up?.evidence.length).toBeGreaterThan(1);
    for (const { sentence } of up?.evidence ?? []) expect(hasFigure(sentence, language), sentence).toBe(true);
    const down = taught(language, literal[language], 8);
    expect(down?.change).toMatchObject({ kind: 'creativity', was: 8, now: 2 });
  });

  it('is not proposed to a guide that asks for it already, nor from what the program wrote', () => {
    const up = taught(language, inventive[language], 3);
    const now = up ? withChange(guide(3), up.change).tone.creativity : 0;
    expect(taught(language, inventive[language], now)).toBeUndefined();
    const written = { ...text(language, inventive[language]), written: true };
    const proposals = learn({ texts: [written], edits: [], guide: guide(3), names: [] });
    expect(proposals.some(({ key }) => key === 'creativity')).toBe(false);
  });
});

it.each(['Would you like a room with a view?', 'You would like a late breakfast.', 'The lake is near the house.'])(
  'plain words are no figure: %s',
  (sentence) => expect(hasFigure(sentence, 'en')).toBe(false),
);
