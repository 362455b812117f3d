/** First sentences that suit one kind of event only. */
import { type Line, say } from '../voice.ts';
import type { EventWords } from './words.ts';

export function ofItsKind(e: EventWords): Line[] {
  const held = e.v('a lieu', 'ont lieu');
  const at = e.city.au;
  const kinds: Record<EventWords['is'], () => Line[]> = {
    market: () => [
      say(['event', 'when'], `Au marché, on va sans liste et sans montre. ${e.le} ${held} ${at} ${e.when}.`, {
        mood: 1,
      }),
      say(
        ['event', 'when'],
        `Les mains dans les poches, le panier vide: c’est ainsi que commence un tour ${e.au}, ${e.when} ${at}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `D’étal en étal, l’après-midi y passe. ${e.le} {vous |t’}${e.v('attend', 'attendent')} ${at} ${e.when}, et le retour n’est pas long.`,
        {
          mood: 1,
          register: 'casual',
        },
      ),
    ],
    music: () => [
      say(
        ['event', 'when'],
        `Quand la dernière note sera retombée, il restera l’autre moitié de la soirée. ${e.le}, c’est ${e.when} ${at}.`,
        {
          mood: 2,
        },
      ),
      say(
        ['event', 'when'],
        `D’abord la musique, ensuite le sommeil. ${e.le} ${e.v('se joue', 'se jouent')} ${at} ${e.when}.`,
        { mood: 1, register: 'casual' },
      ),
      say(
        ['event', 'when'],
        `${e.when}, ${e.city.le} tend l’oreille pour ${e.le}. Le silence d’après, nous le fournissons.`,
        { mood: 2 },
      ),
    ],
    stage: () => [
      say(
        ['event', 'when'],
        `Une soirée au spectacle demande un peu de temps avant et un peu de temps après. ${e.le}, c’est ${e.when} ${at}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Le fauteuil, c’est {votre|ton} affaire; le lit, la nôtre. ${e.le} ${e.v('se donne', 'se donnent')} ${e.when} ${at}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `La salle s’éteint ${at}, ${e.when}, et ${e.le} ${e.v('commence', 'commencent')}. Quand la lumière reviendra, nous serons à ${e.far}.`,
        {
          mood: 2,
        },
      ),
    ],
    outdoor: () => [
      say(
        ['event', 'when'],
        `Veste ou casquette, le ciel décidera: ${e.le} se ${e.v('vit', 'vivent')} dehors, ${e.when} ${at}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `Dehors toute la journée et, au retour, une porte que l’on ferme derrière soi. Voilà comment nous voyons ${e.le}, ${e.when} ${at}.`,
        { mood: 2 },
      ),
      say(
        ['event', 'when'],
        `${e.le} {vous|te} ${e.v('fera', 'feront')} prendre l’air ${e.when}. ${e.city.le} fournit le décor, nous le toit.`,
        { mood: 1 },
      ),
    ],
    sport: () => [
      say(
        ['event', 'when'],
        `Que l’on coure ou que l’on applaudisse, un lit proche est le bienvenu. ${e.le} ${held} ${e.when} ${at}.`,
        { mood: 1 },
      ),
      say(['event', 'when'], `Le trac avant, les jambes lourdes après et, entre les deux, ${e.le}: ${e.when}, ${at}.`, {
        mood: 2,
      }),
      say(
        ['event', 'when'],
        `La veille, on prépare ses affaires sur la chaise et on éteint tôt. ${e.le} ${e.v('arrive', 'arrivent')} ${at} ${e.when}.`,
        { mood: 1 },
      ),
    ],
    food: () => [
      say(['event', 'when'], `{Venez|Viens} en ayant faim: ${e.le} ${held} ${at} ${e.when}.`, {
        mood: 1,
        register: 'casual',
      }),
      say(
        ['event', 'when'],
        `Bien manger et reprendre le volant vont mal ensemble. ${e.le}, c’est ${e.when} ${at}; pour la suite, il reste nos lits.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Pour ${e.le}, ${e.when} ${at}, l’appétit suffit comme bagage. Le repos, on s’en occupe.`,
        { mood: 2 },
      ),
    ],
    trade: () => [
      say(
        ['event', 'when'],
        `Une journée de salon, ce sont des heures debout et beaucoup de conversations. ${e.le} ${held} ${at} ${e.when}; le soir, on a envie d’une porte qui ferme.`,
        {
          mood: 2,
        },
      ),
      say(['event', 'when'], `${e.bare}, ${e.city.le}, ${e.dates}: des rendez-vous le jour, du silence la nuit.`),
      say(
        ['event', 'when', 'distance'],
        `Aux visiteurs et exposants ${e.du}, ${e.when}: ${e.far} mènent de notre porte ${e.short.au}.`,
        {
          register: 'formal',
        },
      ),
    ],
    parade: () => [
      say(
        ['event', 'when'],
        `Un défilé n’attend personne: on arrive donc la veille. ${e.le} ${e.v('traverse', 'traversent')} ${e.city.le} ${e.when}.`,
        {
          mood: 1,
        },
      ),
      say(['event', 'when'], `${e.when}, les rues ${e.city.du} sont ${e.au}.`, { mood: 2 }),
      say(
        ['event', 'when'],
        `Pour voir ${e.le}, ${e.when} ${at}, il faudra rester debout. Pour s’asseoir, {vous avez votre|tu as ta} chambre.`,
        { mood: 1 },
      ),
    ],
    family: () => [
      say(
        ['event', 'when'],
        `Une sortie en famille réussit quand personne ne regarde l’heure. ${e.le}, c’est ${e.when} ${at}.`,
        { mood: 1 },
      ),
      say(
        ['event', 'when'],
        `Petites jambes, longue journée: ${e.le} ${held} ${at} ${e.when}, et dormir à côté aide.`,
        { mood: 2, audience: 'families' },
      ),
      say(
        ['event', 'when'],
        `{Demandez|Demande} aux enfants, ils ont peut-être déjà choisi: ${e.le}, ${e.when} ${at}.`,
        { mood: 2, audience: 'families' },
      ),
    ],
    art: () => [
      say(['event', 'when'], `Regarder prend du temps. ${e.le} ${held} ${at} ${e.when}.`, { mood: 1 }),
      say(
        ['event', 'when'],
        `On en ressort la tête pleine et les pieds fatigués: ${e.le}, ${e.when} ${at}. Pour les pieds, il y a la chambre.`,
        {
          mood: 2,
        },
      ),
      say(
        ['event', 'when'],
        `${e.le} {vous |t’}${e.v('amène', 'amènent')} ${at} ${e.when}. Ce que l’on a vu se dépose pendant la nuit.`,
        { mood: 2 },
      ),
    ],
  };
  return kinds[e.is]();
}
