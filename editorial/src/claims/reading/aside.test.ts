/** Sentences that claim a thing in the company of towns, churches and old stables: what is set aside must not take these along. */
import { type Language, languages } from '@foyer/contract/languages';
import { describe, expect, test } from 'vitest';
import { findClaims } from '#claims/find-claims.ts';
import { rueSabline } from '#claims/testing/labelled/tune/rue-sabline.ts';
import { factsIn } from '#context.ts';

const claimed: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Take the old lift down to the spa.',
    'After a day in the city, unwind in the sauna.',
    'The indoor pool is a short walk from your room.',
    'Our garden, opposite the church, is open to all guests.',
    'Children love the playground behind the house.',
    'From the bridge it is two minutes to our swimming pool.',
    'Slip into the hot tub and count the church towers.',
    'The gym has a view of the river.',
    'A casino, a nightclub and a ballroom complete the house.',
    'There is a tennis court next to the vineyard.',
    'If you like swimming, you will love the pool.',
    'He who swims first thing gets the pool to himself.',
    'Guests come from afar for the hammam.',
    'The spa is better than any holiday.',
    'Wake up, have breakfast, then head for the rooftop pool.',
    'Free parking awaits you.',
    'The former stables now house a sauna.',
    'Enjoy the terrace, the bar and the steam room.',
    'Like a village of its own: shops, spa and chapel.',
    'No other hotel in the valley has a bigger pool.',
    'Dive into the pool like a dolphin.',
    'Here the pool never closes.',
    'The wedding venue seats 80.',
    'Once inside, you will find a pool, a gym and a kids club.',
  ],
  de: [
    'Nach einem Tag in der Stadt entspannen Sie in der Sauna.',
    'Das Hallenbad liegt nur wenige Schritte von Ihrem Zimmer.',
    'Unser Garten gegenüber der Kirche steht allen offen.',
    'Kinder lieben den Spielplatz hinter dem Haus.',
    'Im Whirlpool zählen Sie die Kirchtürme.',
    'Der Fitnessraum blickt auf den Fluss.',
    'Ein Casino und ein Ballsaal vervollständigen das Haus.',
    'Neben dem Weinberg liegt ein Tennisplatz.',
    'Wer gern schwimmt, liebt den Pool.',
    'Das Spa ist besser als jeder Urlaub.',
    'Nach dem Frühstück geht es in den Dachpool.',
    'Kostenlose Parkplätze erwarten Sie.',
    'In den ehemaligen Stallungen befindet sich heute eine Sauna.',
    'Genießen Sie Terrasse, Bar und Dampfbad.',
    'Tauchen Sie im Pool ab wie ein Delfin.',
    'Hier schließt der Pool nie.',
    'Einmal drinnen, finden Sie Pool, Fitnessraum und Miniclub.',
    'Alte Meister hängen neben dem Spa.',
  ],
  es: [
    'Después de un día en la ciudad, relájese en la sauna.',
    'La piscina cubierta está a pocos pasos de su habitación.',
    'Nuestro jardín, frente a la iglesia, está abierto a todos.',
    'A los niños les encanta el parque infantil de detrás de la casa.',
    'En el jacuzzi se cuentan campanarios.',
    'El gimnasio tiene vistas al río.',
    'Un casino y una discoteca completan la casa.',
    'Quien nada temprano tiene la piscina para él.',
    'El spa es mejor que cualquier vacación.',
    'Tras el desayuno, a la piscina de la azotea.',
    'Le espera aparcamiento gratuito.',
    'En las antiguas cuadras hay ahora una sauna.',
    'Disfrute de la terraza, el bar y el baño turco.',
    'Sumérjase en la piscina como un delfín.',
    'Aquí la piscina no cierra nunca.',
  ],
  fr: [
    'Après une journée en ville, détendez-vous au sauna.',
    'La piscine intérieure est à deux pas de votre chambre.',
    'Notre jardin, face à l’église, est ouvert à tous.',
    'Les enfants adorent l’aire de jeux derrière la maison.',
    'Dans le jacuzzi, on compte les clochers.',
    'La salle de sport donne sur le fleuve.',
    'Un casino et une discothèque complètent la maison.',
    'Qui nage tôt a la piscine pour lui.',
    'Le spa vaut mieux que des vacances.',
    'Après le petit-déjeuner, cap sur la piscine du toit.',
    'Un parking gratuit vous attend.',
    'Dans les anciennes écuries se trouve aujourd’hui un sauna.',
    'Profitez de la terrasse, du bar et du hammam.',
    'Plongez dans la piscine comme un dauphin.',
    'Ici, la piscine ne ferme jamais.',
  ],
};

describe.each(languages)('in %s a claim stays one', (language) => {
  test.each(claimed[language])('%s', (text) => {
    const { sources } = rueSabline;
    const found = findClaims(text, { ...sources, facts: factsIn(sources.facts, language), language });
    expect(found.filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted')).not.toEqual([]);
  });
});
