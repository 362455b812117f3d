import { expect, test } from 'vitest';
import { style } from '#lexicon/fr/style.ts';
import { french } from '#style/morphology/fr.ts';

/** A listed word, forms of it, and behind the bar words that are none. */
const golden = `
  luxueux: luxueuse luxueuses luxueusement | luxe
  client: clients cliente clientes | clientèle
  clientes: client cliente clients
  profiter: profitez profite profitons profitant profité profitera profiterez profitait | profit
  exceptionnel: exceptionnelle exceptionnels exceptionnelles exceptionnellement | exception
  cher: chère chers chères | chez
  unique: uniques | uniquement
  convivial: conviviale conviviaux conviviales
  chaleureux: chaleureuse chaleureuses chaleureusement | chaleur
  idéal: idéale idéaux idéals idéalement
  niché: nichée nichés nichées
  offrir: offre offrons offrez offrent offert offerte offrira offrant
  découvrir: découvrez découvre découvrent découvert
  accueillir: accueille accueillons accueilli accueillera accueillante
  bon: bonne bons bonnes meilleur meilleures | bonnement
  beau: bel belle beaux belles
  nouveau: nouvel nouvelle nouveaux nouvelles
  vieux: vieil vieille vieilles
  fou: fol folle fous folles
  doux: douce douces doucement
  blanc: blanche blancs blanches
  frais: fraîche fraiche fraîchement | fraise
  sec: sèche secs sèches
  long: longue longues longuement
  voyageur: voyageuse voyageurs voyageuses | voyage
  visiteur: visiteuse visiteurs visitrice
  directeur: directrice directeurs directrices
  supérieur: supérieure supérieurs
  hôte: hôtes hôtesse hôtesses | hôtel
  chef: chefs cheffe cheffes
  local: locale locaux locales localement | locataire
  locaux: local locale
  joyaux: joyau
  bijou: bijoux
  travail: travaux
  festival: festivals
  lieux: lieu
  œil: yeux oeil
  cœur: coeur cœurs
  premier: première premiers premières
  sportif: sportive sportifs sportives
  européen: européenne européens
  élégant: élégante élégamment | élégance
  récent: récente récemment
  énorme: énormes énormément
  gentil: gentille gentiment
  discret: discrète discrètement
  coquet: coquette coquets
  délicieuse: délicieux délicieuses
  acheter: achetez achète achèterez achetait | achat
  appeler: appelle appelons appellera | appel
  préférer: préfère préférez préférera préfèrera
  payer: paie paye paiera payons | paiement pays
  nettoyer: nettoie nettoyons nettoiera
  envoyer: envoie enverrons envoyé
  manger: mangeons mangeait mange
  commencer: commençons commençait commence
  choisir: choisissez choisit choisis choisie | choix
  venir: viens vient viendrez venu viennent vint | vins
  prendre: prenez prend prennent pris prendra | prise
  faire: faites fait font fera faisons ferez
  pouvoir: peut pouvez pourra puissiez | puis
  vouloir: veut veuillez voudrez
  savoir: sait sachez saura
  devoir: doit devez devra dû | du devant
  être: est sont serez était | étés
  recevoir: reçoit recevrez reçu
  connaître: connaît connait connaissez connu
  rejoindre: rejoignez rejoint rejoignent
  conduire: conduisez conduit conduisent
  lire: lisez lisent lu | lit lits
  entrer: entrez entrons entrera | entre entrée
  partir: part partez parti | partie
  fermer: ferme fermé fermez | fermes
  venez: venir vient viens
  réunissez: réunir réunit
  port: ports | porte portes
  mer: mers | mère mères
  départ: départs | département
  équipe: équipes | équipement
  foi: | fois foie
  seul: seule seuls | seulement
  cours: | cour course courses
  vue: vues | vu vus
  île: îles ile
  dîner: dîners dînez diner dine
  évasion: évasions evasion
  événement: événements évènement évènements
  bâtiment: bâtiments | bâti
  de: du des d
`;

const rows = golden
  .trim()
  .split('\n')
  .map((row) => {
    const [listed = '', told = ''] = row.trim().split(':');
    const [forms = '', others = ''] = told.split('|');
    const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);
    return { listed, forms: words(forms), others: words(others) };
  });

test.each(rows)('$listed', ({ listed, forms, others }) => {
  const made = french.formsOf(listed);
  expect(made).toContain(listed);
  expect(forms.filter((form) => !made.has(form))).toEqual([]);
  expect(others.filter((form) => made.has(form))).toEqual([]);
});

test.each([
  ['réserver', 'réserve', 'réservez'],
  ['choisir', 'choisis', 'choisissez'],
  ['prendre', 'prends', 'prenez'],
  ['ouvrir', 'ouvre', 'ouvrez'],
  ['aller', 'va', 'allez'],
  ['faire', 'fais', 'faites'],
  ['être', 'sois', 'soyez'],
  ['savoir', 'sache', 'sachez'],
  ['détendre', 'détends', 'détendez'],
  ['acheter', 'achète', 'achetez'],
] as const)('%s is asked for as %s and %s', (infinitive, tu, vous) => {
  const { formal, informal } = french.imperativesOf(infinitive);
  expect(informal).toContain(tu);
  expect(formal).toContain(vous);
});

test('a preposition and a noun ask for nothing', () => {
  expect(french.imperativesOf('entrer').informal).not.toContain('entre');
  expect(french.imperativesOf('rendre').formal).not.toContain('rendez');
  expect(french.imperativesOf('hôtel')).toEqual({ formal: [], informal: [] });
});

test.each([
  ['pouvoir', ['pouvez', 'pourrez', 'pourriez', 'puissiez']],
  ['trouver', ['trouvez', 'trouverez', 'trouveriez']],
  ['avoir', ['avez', 'aurez', 'ayez']],
  ['être', ['êtes', 'serez', 'soyez']],
] as const)('%s speaks to vous', (infinitive, forms) => {
  const { formal, informal } = french.spokenTo(infinitive);
  for (const form of forms) expect(formal).toContain(form);
  expect(informal).toEqual([]);
});

test('participles that look alike speak to nobody', () => {
  expect(french.spokenTo('faire').formal).not.toContain('faites');
  expect(french.spokenTo('dire').formal).not.toContain('dites');
});

test('every verb of the language is one', () => {
  expect(style.verbs.filter((verb) => french.imperativesOf(verb).informal.length === 0 && verb !== 'pouvoir')).toEqual([
    'entrer',
  ]);
  expect(new Set(style.verbs).size).toBe(style.verbs.length);
});
