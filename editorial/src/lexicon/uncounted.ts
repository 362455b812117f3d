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
  schritte, schritten, gramm, zentimeter, zentimetern, grad, sachen, mal, worte, worten, wörter, wörtern, stern, sterne, sternen, mails,
  folien, seiten, hände, händen,
  abriles, primaveras, años, siglo, siglos, inviernos, meses, largos, minutos, segundos, horas, días, noches, escalones, pasos, gramos,
  mililitros, centímetros, grados, veces, palabras, estrellas, correos, diapositivas, páginas, manos,
  printemps, ans, années, siècle, siècles, mois, hivers, longueurs, heures, secondes, jours, nuits, marches, pas, grammes, centimètres,
  degrés, fois, mots, étoiles, diapositives, mains, coups, dehors, depuis, pour
`);

const all: ReadonlySet<string> = new Set(words);

/** True for a word whose number claims nothing. */
export const isPassing = (word: string): boolean => all.has(word);

/** What one thinks, says, dreams and feels, and what the weather and the meadow have: nobody ever counted them. */
const airy = list(`
  sighs, questions, answers, reasons, excuses, jokes, anecdotes, stories, secrets, proverbs, sayings, wishes, dreams, memories, ideas,
  thoughts, opinions, worries, plans, promises, compliments, apologies, shades, hues, scents, smells, sounds, kisses, hugs, smiles,
  laughs, yawns, snores, naps, goodbyes, surprises, mistakes, problems, nicknames, theories, philosophers, waves, clouds, raindrops, drops,
  snowflakes, leaves, blades, petals, dandelions, daisies, swallows, gulls, seagulls, swifts, sparrows, starlings, pigeons, crickets, cicadas, frogs,
  fireflies, butterflies, mosquitoes, bumblebees, ducks, geese, herons, snails, ghosts, pebbles, shells, kilos, calories, photos, selfies, push, notifications,
  seufzer, seufzern, fragen, antworten, gründe, gründen, ausreden, witze, witzen, anekdoten, geschichten, geheimnisse, geheimnissen, sprichwörter,
  sprichwörtern, sprüche, sprüchen, wünsche, wünschen, träume, träumen, erinnerungen, ideen, gedanken, meinungen, sorgen, pläne, plänen,
  versprechen, komplimente, komplimenten, entschuldigungen, töne, tönen, farbtöne, farbtönen, schattierungen, düfte, düften, gerüche, geräusche, geräuschen,
  küsse, küssen, umarmungen, nickerchen, überraschungen, fehler, fehlern, probleme, problemen, spitznamen, theorien, wellen, wolken,
  regentropfen, tropfen, schneeflocken, flocken, blätter, blättern, halme, halmen, löwenzahnblüten, gänseblümchen, schwalben, möwen, spatzen, stare, tauben,
  grillen, zikaden, frösche, fröschen, glühwürmchen, schmetterlinge, schmetterlingen, mücken, hummeln, enten, gänse, gänsen, reiher, schnecken, gespenster, kiesel, muscheln,
  kalorien, fotos, selfies, nachrichten, anrufe, anrufen,
  suspiros, preguntas, respuestas, razones, motivos, excusas, chistes, anécdotas, historias, secretos, refranes, dichos, deseos, sueños, recuerdos,
  ideas, pensamientos, opiniones, preocupaciones, planes, promesas, cumplidos, disculpas, tonos, matices, aromas, olores, sonidos, ruidos, besos,
  abrazos, sonrisas, risas, bostezos, ronquidos, siestas, sorpresas, errores, problemas, apodos, teorías, olas, nubes, gotas, copos, hojas,
  briznas, pétalos, margaritas, golondrinas, gaviotas, vencejos, gorriones, estorninos, palomas, grillos, cigarras, ranas, luciérnagas, mariposas, mosquitos,
  abejorros, patos, gansos, caracoles, fantasmas, guijarros, conchas, calorías, fotos, mensajes, notificaciones,
  soupirs, questions, réponses, raisons, excuses, blagues, anecdotes, histoires, secrets, proverbes, dictons, vœux, rêves, souvenirs, idées,
  pensées, opinions, soucis, projets, promesses, compliments, nuances, teintes, parfums, odeurs, sons, bruits, baisers, bises, sourires, rires,
  bâillements, ronflements, siestes, surprises, erreurs, problèmes, surnoms, théories, vagues, nuages, gouttes, flocons, feuilles, brins,
  pétales, pissenlits, pâquerettes, hirondelles, mouettes, goélands, martinets, moineaux, étourneaux, pigeons, grillons, cigales, grenouilles, lucioles, papillons,
  revolutions, ways, kinds, sorts, arten, umdrehungen, weisen, maneras, formas, vueltas, revoluciones, façons, manières, sortes, tours,
  fish, fishes, fische, fischen, peces, poissons, moustiques, bourdons, canards, oies, hérons, escargots, fantômes, galets, coquillages, calories, photos, messages, notifications
`);

const free: ReadonlySet<string> = new Set(airy);

/** True for what nobody counts, where its number is in words or a round one. */
export const isAiry = (word: string): boolean => free.has(word);

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
