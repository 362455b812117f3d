/**
 * What prizes are given for, as the four languages call it in plain letters: a fact has a prize by one name
 * (`premio_patrimonio_vivo`), and a text by its own ('the Living Heritage Prize').
 */

/** Words that nearly every prize has in its name. */
export const wordsOfAllPrizes: ReadonlySet<string> = new Set(
  `hotel hotels hoteles award awards prize prizes trophy year best special jury national international first winner premio premios
  trofeo galardon medalla mejor ano anno prix trophee medaille meilleur meilleure annee preis preise auszeichnung jahr jahres
  beste bester bestes besten this that with from were have been wurden haben unser unsere nuestro nuestra notre elegido elegida
  elue elus gewahlt named voted chosen nombraron eligieron`.split(/\s+/),
);

const meanings: readonly RegExp[] = [
  /^famil/,
  /^(?:wine|wein|vino|vin)(?:s|$|preis|gut)/,
  /^(?:touris|turis|fremdenverkehr)/,
  /^(?:heritage|patrimon|(?:kultur)?erbe)/,
  /^(?:culture|cultural|kultur|cultura)/,
  /^histor/,
  /^alpin/,
  /^(?:luxur|luxus|lujo|luxe)/,
  /^(?:rural|landlich|land(?:hotel|haus|gast|hot)|campagne|country)/,
  /^(?:design|diseno)/,
  /^(?:breakfast|fruhstuck|desayuno|dejeuner)/,
  /^(?:castle|schloss|burg|castillo|chateau)/,
  /^(?:business|geschaft|negocio|affaires)/,
  /^(?:wedding|hochzeit|boda|mariage)/,
  /^(?:conversion|umbau|umnutzung|reconver|reuse|reutiliz)/,
  /^(?:restor|restaurier|restaura|rehabilit|renov)/,
  /^(?:living|lebend|vivo|viva|vivant)/,
  /^industri/,
  /^(?:hiking|wander|senderis|randon)/,
  /^(?:therm|term)/,
  /^(?:north|nord|norte)/,
  /^(?:south|sud|sur$)/,
  /^(?:beach|strand|playa|plage)/,
  /^(?:mountain|berg(?:hotel|hutte|preis|e)|montana|montagne)/,
  /^(?:island|insel|isla|iles?$)/,
  /^(?:youth|jugend|juvenil|jeunesse)/,
  /^(?:venue|veranstaltungsort|location|lieu$|espacio|sala$|recinto)/,
  /^(?:host|gastgeber|anfitrion|hote)s?$/,
  /^(?:balti|ostsee)/,
  /^(?:nordi|scandina|skandina|escandina)/,
  /^(?:swiss|switz|schweiz|suiz|suisse)/,
  /^(?:scot|schott|escoc|ecoss)/,
  /^(?:irish|irisch|irland|irlan)/,
  /^(?:czech|tschech|chec|tchec|tcheq)/,
  /^(?:german|deutsch|aleman|allem)/,
  /^(?:austri|osterreich|autrich)/,
  /^(?:danish|danisch|danes|danois)/,
  /^(?:welsh|wales|walis|gales|gallois)/,
  /^(?:english|england|inglaterra|angleterre|ingles|anglais)/,
  /^(?:pub|wirtshaus|kneipe|taberna|taverne)s?$/,
  /^(?:hill|hugel|colina|colline)/,
  /^(?:inn|inns|gasthof|gasthaus|wirtshaus|posadas?|auberges?)$/,
  /^(?:bavari|bavar|bayer|bayr|bavier)/,
  /^(?:canar|kanar)/,
  /^(?:cornwall|cornish|kornisch|cornualles|cornouaill)/,
  /^(?:alsa|alsac|elsass)/,
  /^(?:brittany|breton|bretagne|bretan)/,
  /^(?:burgund|borgon|bourgogn|bourguign)/,
  /^(?:catal|katal)/,
  /^(?:basque|bask|vasc)/,
  /^(?:flemish|flam|fland|flamenc)/,
  /^(?:sicil|sizil)/,
  /^(?:tyrol|tirol)/,
  /^(?:vienn|wien|viena)/,
  /^(?:venue|house|haus|casa|maison)$/,
];

/** True of two words in plain letters that name the same thing in two languages. */
export const isSameOfAward = (one: string, other: string): boolean =>
  meanings.some((meaning) => meaning.test(one) && meaning.test(other));
