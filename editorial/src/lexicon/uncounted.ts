/**
 * What nobody counts for a claim, behind a number in the four languages: time, steps, weights, words for 'often', mail, and
 * what one swims.
 */
import { list } from '#lexicon/list.ts';

const words = list(`
  year, years, century, centuries, seasons, winters, summers, weekends, weeks, mondays, sundays, month, months, length, lengths, minute, minutes, second,
  seconds, hour, hours, day, days, night, nights, step, steps, paces, grams, centimetres, millimetres, degrees, times, ways,
  words, stars, welcomes, emails, mails, messages, slides, pages, hands, since,
  jahr, jahre, jahren, wochen, wochenenden, wochenende, montage, monate, monaten, bahnen, minuten, sekunden, stunden, tag, tage, tagen, nächte, nächten, stufen,
  schritte, schritten, gramm, zentimeter, zentimetern, grad, sachen, mal, worte, worten, stern, sterne, sternen, mails,
  folien, seiten, hände, händen,
  abriles, primaveras, años, siglo, siglos, inviernos, meses, largos, minutos, segundos, horas, días, noches, escalones, pasos, gramos,
  mililitros, centímetros, grados, veces, palabras, estrellas, correos, diapositivas, páginas, manos,
  printemps, ans, années, siècle, siècles, mois, hivers, longueurs, heures, secondes, jours, nuits, marches, pas, grammes, centimètres,
  degrés, fois, mots, étoiles, diapositives, mains, coups, dehors, depuis, pour
`);

const all: ReadonlySet<string> = new Set(words);

/** True for a word whose number claims nothing. */
export const isPassing = (word: string): boolean => all.has(word);

const creatures: ReadonlySet<string> = new Set(
  list(`
    cock, rooster, crickets, owls, owl, gulls, seagulls, frogs, bats, stars, moon, sun, swallows,
    hahn, grillen, eulen, eule, möwen, frösche, fledermäuse, sterne, mond, sonne, schwalben,
    gallo, gallos, grillos, búhos, lechuza, gaviotas, ranas, murciélagos, estrellas, luna, sol, golondrinas, cigarras, gatos,
    coq, coqs, grillons, chouettes, hiboux, mouettes, grenouilles, étoiles, lune, soleil, hirondelles, cigales, chats
  `),
);

/** True for what sings and shines at its own hours: 'from six the cock crows'. */
export const isCreature = (word: string): boolean => creatures.has(word);
