/** After the event: water, warmth, table and bar; and before it, where they close too early to wait. */
import { type Line, say } from '../voice.ts';
import type { Words } from './words.ts';

export function evening(w: Words): Line[] {
  return [...water(w), ...heat(w), ...tables(w), ...corners(w)];
}

function water(w: Words): Line[] {
  const { pool, sauna, bar, ride, breakfast, outing } = w;
  if (!pool) return [];
  const e = w.e?.on ? w.e : null;
  const warm = pool.degrees;
  const { closes, opens, span } = pool;
  if (!pool.after && closes)
    return [
      say(
        ['pool'],
        `Notre ${pool.noun} ferme à ${closes}: on nage l’après-midi et on garde ${outing.le} pour la fin.`,
        { mood: 1 },
      ),
      say(
        ['pool'],
        warm && `Avant de se changer, il reste un moment pour la ${pool.noun}: ${warm}, jusqu’à ${closes}.`,
      ),
      say(
        ['pool'],
        warm &&
          `Un après-midi à ${warm} n’est pas un mauvais début. La ${pool.noun} ${span ? `est ouverte ${span}` : `ferme à ${closes}`}, trop tôt pour le retour.`,
        { mood: 2 },
      ),
      say(
        ['pool', 'times'],
        e?.starts &&
          `L’ordre est simple: d’abord la ${pool.noun}, qui ferme à ${closes}. ${e.le} ${e.v('commence', 'commencent')} à ${e.starts}.`,
      ),
      say(
        ['pool'],
        opens && `Le lendemain matin appartient à la ${pool.noun}${warm ? `, à ${warm}` : ''}: elle ouvre à ${opens}.`,
        { mood: 1 },
      ),
    ];
  const until = closes ? ` jusqu’à ${closes}` : '';
  return [
    say(
      ['pool'],
      warm &&
        closes &&
        `{Rentrez|Rentre} ${outing.du} et {glissez-vous|glisse-toi} dans la ${pool.noun}: elle est à ${warm}, ouverte${until}.`,
      { mood: 1 },
    ),
    say(
      ['pool'],
      warm &&
        `La ${pool.noun} est à ${warm}. [Un chiffre à se répéter en chemin|À garder en tête sur le chemin du retour]${closes ? `; elle ferme à ${closes}` : ''}.`,
      {
        mood: 2,
      },
    ),
    say(
      ['pool'],
      warm &&
        closes &&
        `Notre ${pool.noun} reste à ${warm} et ouverte${until}, si bien que ${outing.le} et quelques longueurs tiennent dans la même journée.`,
    ),
    say(['pool'], warm && span && `Avant ${outing.le} ou après: la ${pool.noun}, à ${warm}, est ouverte ${span}.`),
    say(
      ['pool'],
      warm &&
        `Encore un arrêt, la ${pool.noun}, à ${warm}${closes ? ` et ouverte${until}` : ''}. {Vous mettrez|Tu mettras} du temps à vouloir en sortir.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'breakfast'],
      warm &&
        breakfast?.weekend &&
        `On a deux raisons de rester dormir. La ${pool.noun} est à ${warm}${closes ? `, ouverte${until}` : ''}. Le week-end, le petit déjeuner dure jusqu’à ${breakfast.weekend}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'breakfast'],
      closes &&
        breakfast?.until &&
        `Flotter dans la ${pool.noun}${until}, dormir, descendre au petit déjeuner avant ${breakfast.until}: le programme se défend.`,
      {
        mood: 2,
      },
    ),
    say(
      ['pool', 'train'],
      warm &&
        ride &&
        e &&
        `Au retour, ${ride.takes} de ${ride.noun} depuis ${ride.to.le} suffisent. ${w.city.au}, la ${pool.noun} est à ${warm}${closes ? `, ouverte${until}` : ''}.`,
      { mood: 2 },
    ),
    say(
      ['pool'],
      !warm && closes && `La ${pool.noun} est ouverte${until}, ce qui laisse le temps de nager après ${outing.le}.`,
    ),
    say(
      ['pool'],
      !warm && `Un maillot dans la valise: ${w.here.le} a une ${pool.noun}${span ? `, ouverte ${span}` : ''}.`,
    ),
    say(['pool'], !warm && `Quand les pieds n’en peuvent plus, il y a la ${pool.noun}${until}.`, { mood: 2 }),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `La chaleur existe ici sous deux formes: dans la ${pool.noun}${warm ? `, à ${warm}` : ''}, ou ${sauna.au}${closes && sauna.closes ? `. La ${pool.noun} ferme à ${closes}, ${sauna.le} à ${sauna.closes}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['pool', 'sauna'],
      sauna?.after &&
        `D’abord ${sauna.le}, ensuite la ${pool.noun}${warm ? `, à ${warm}` : ''}, ou l’inverse. Les deux écoles existent et dorment aussi bien l’une que l’autre.`,
      { mood: 2 },
    ),
    say(
      ['pool', 'bar'],
      bar?.closes &&
        closes &&
        `Certains finissent la journée dans la ${pool.noun}${warm ? `, à ${warm}` : ''}, d’autres ${bar.au}. La ${pool.noun} ferme à ${closes}, ${bar.le} à ${bar.closes}.`,
      { mood: 2 },
    ),
  ];
}

function heat(w: Words): Line[] {
  const { sauna, restaurant } = w;
  if (!sauna) return [];
  const { closes, span } = sauna;
  const e = w.e?.on ? w.e : null;
  if (!sauna.after && closes)
    return [
      say(['sauna'], `${sauna.le} ferme à ${closes}: à faire en arrivant plutôt qu’en rentrant.`, { mood: 1 }),
      say(['sauna'], span && `Avant ${e ? e.short.le : 'de sortir'}, il y a ${sauna.le}, ${span}.`),
    ];
  return [
    say(
      ['sauna'],
      sauna.several && `Pour se réchauffer, on a le choix: ${sauna.all}${closes ? `, jusqu’à ${closes}` : ''}.`,
    ),
    say(['sauna'], `${sauna.au}${closes ? `, ouvert jusqu’à ${closes}` : ''}, la journée ralentit.`, {
      mood: 2,
    }),
    say(
      ['sauna'],
      `Pour les mains froides et les épaules raides, ${sauna.un}${span ? `, ouvert ${span}` : ''}${sauna.massage ? '; pour ce qui resterait, des massages' : ''}.`,
      { mood: 1, flavour: 'warm' },
    ),
    say(
      ['sauna'],
      sauna.massage && `Qui souhaite davantage que du repos trouvera dans la maison ${sauna.un} et des massages.`,
      { register: 'formal' },
    ),
    say(['sauna'], `Ensuite, la chaleur: ${sauna.le}${span ? `, ${span},` : ''} et le silence qui va avec.`, {
      mood: 2,
    }),
    say(
      ['sauna'],
      closes &&
        `[On a jusqu’à ${closes} pour s’asseoir ${sauna.au} et ne rien dire|On parle peu ${sauna.au}, ouvert jusqu’à ${closes}|Qui en a assez entendu peut s’asseoir ${sauna.au} jusqu’à ${closes}].`,
      {
        mood: 1,
        flavour: 'calm',
      },
    ),
    say(['sauna'], span && `${sauna.le} est ouvert ${span}.`),
    say(
      ['sauna', 'restaurant'],
      restaurant?.closes &&
        closes &&
        `${sauna.le} ferme à ${closes}, le restaurant à ${restaurant.closes}: la soirée se partage d’elle-même.`,
      {
        mood: 1,
      },
    ),
  ];
}

function tables(w: Words): Line[] {
  const { bar, restaurant, chef, outing } = w;
  const e = w.e?.on ? w.e : null;
  const late = restaurant?.after ? restaurant : null;
  const early = restaurant && !restaurant.after ? restaurant : null;
  return [
    say(
      ['restaurant'],
      early?.opens &&
        e?.starts &&
        `Le dîner d’abord: notre restaurant ouvre à ${early.opens}. ${e.le} ${e.v('commence', 'commencent')} à ${e.starts}.`,
    ),
    say(['restaurant'], early?.closes && `Notre restaurant ferme à ${early.closes}; autant dîner avant de sortir.`),
    say(
      ['restaurant'],
      early && chef && `Avant de partir, un dîner de bonne heure à la maison, où ${chef} est aux fourneaux.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late?.closes &&
        `Le dîner peut attendre: le restaurant est ouvert jusqu’à ${late.closes}${chef ? `, avec ${chef} aux fourneaux` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late &&
        chef &&
        `Aux fourneaux, ${chef}; ${late.closes ? `le restaurant ferme à ${late.closes}` : 'le restaurant est dans la maison'}.`,
      { mood: 1 },
    ),
    say(
      ['restaurant'],
      late && `On dîne sur place${late.span ? `: le restaurant est ouvert ${late.span}` : ', dans notre restaurant'}.`,
    ),
    say(
      ['restaurant'],
      late &&
        `Qui rentre affamé trouve le restaurant [sous le même toit|dans la maison]${late.closes ? `, jusqu’à ${late.closes}` : ''}.`,
    ),
    say(['restaurant'], late && `Une table dans notre restaurant épargne un trajet entre ${outing.le} et le dîner.`, {
      mood: 1,
    }),
    say(
      ['bar'],
      bar?.closes &&
        `${bar.le} est ouvert jusqu’à ${bar.closes}, pour ce moment de la soirée où tout le monde parle en même temps.`,
      {
        mood: 2,
        flavour: 'playful',
      },
    ),
    say(
      ['bar'],
      bar &&
        `[Le dernier verre peut se prendre|Le dernier verre se prend|Il reste un dernier verre] ${bar.au}${bar.closes ? `, jusqu’à ${bar.closes}` : ''}.`,
    ),
    say(
      ['bar'],
      bar?.closes && `S’il reste à la soirée quelque chose à dire, ${bar.le} l’écoute jusqu’à ${bar.closes}.`,
      { mood: 2 },
    ),
    say(
      ['bar'],
      bar &&
        `${outing.du}, on parle plus volontiers un verre à la main; ${bar.le} est dans la maison${bar.closes ? ` et ne ferme qu’à ${bar.closes}` : ''}.`,
      { mood: 1 },
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        late &&
        `Sous un même toit, un restaurant${late.closes ? ` (jusqu’à ${late.closes})` : ''} et ${bar.un}${bar.closes ? ` (jusqu’à ${bar.closes})` : ''}: la soirée ne demande pas d’autre trajet.`,
    ),
    say(
      ['bar', 'restaurant'],
      bar &&
        early?.opens &&
        `On dîne avant, on trinque après: le restaurant ouvre à ${early.opens}${bar.closes ? `, ${bar.le} ferme à ${bar.closes}` : ''}.`,
      {
        mood: 1,
      },
    ),
  ];
}

function corners(w: Words): Line[] {
  return [
    say(['fireplace'], w.has('fireplace') && `Une cheminée attend, et quelqu’un l’a toujours trouvée plus tôt.`, {
      mood: 2,
    }),
    say(['fireplace'], w.has('fireplace') && `Près de la cheminée, on se réchauffe sans se presser.`, { mood: 1 }),
    say(['fireplace'], w.has('fireplace') && `Les longues histoires finissent toutes devant la cheminée.`, { mood: 2 }),
    say(['fireplace'], w.has('library') && `La bibliothèque est pour ceux qui en ont assez entendu.`, { mood: 1 }),
    say(
      ['garden'],
      (w.has('terrace') || w.has('rooftop_terrace')) &&
        `Si la soirée est douce, il y a la terrasse${w.has('rooftop_terrace') ? ' sur le toit' : ''}.`,
      {
        mood: 1,
      },
    ),
    say(
      ['garden'],
      w.has('garden') &&
        `[Le jardin est là pour un moment à soi|Pour un moment à soi, il y a le jardin|Au jardin, personne ne demande rien].`,
      { mood: 1 },
    ),
  ];
}
