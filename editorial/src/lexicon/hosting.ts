/**
 * How a text tells that a house has guests, without the word: what its hosts do all year, what its guests do there, and
 * what walls do that stand there before any guest, in English, German, Spanish and French.
 */
import type { Language } from '@foyer/contract/languages';

type Words = Readonly<Record<Language, RegExp>>;

/** Who comes to stay. */
export const comers: Words = {
  en: /^(?:famil(?:y|ies)|children|kids|people|strangers|sailors?|skippers?|seafarers|fishermen|walkers|hikers|skiers|climbers|cyclists|couples|lovers|artists|painters|poets|holidaymakers|visitors|regulars|customers|everyone|everybody|anyone|generations|those|the (?:hungry|thirsty|weary))$/,
  de: /^(?:familien|kinder|menschen|leute|fremde|seeleute|seemänner|matrosen|schiffer|skipper|fischer|wanderer|wandersleute|skifahrer|bergsteiger|radler|radfahrer|paare|verliebte|künstler|maler|dichter|urlauber|feriengäste|sommerfrischler|besucher|stammgäste|kunden|hungrige|durstige|müde|generationen)$/,
  es: /^(?:familias?|niños|gente|forasteros|marineros|marinos|pescadores|patrones|caminantes|senderistas|excursionistas|esquiadores|montañeros|ciclistas|parejas|enamorados|artistas|pintores|poetas|veraneantes|visitantes|parroquianos|hambrientos|sedientos|generaciones)$/,
  fr: /^(?:familles?|enfants|gens|étrangers|marins|matelots|pêcheurs|skippers|marcheurs|randonneurs|skieurs|alpinistes|cyclistes|couples|amoureux|artistes|peintres|poètes|vacanciers|visiteurs|habitués|affamés|assoiffés|générations)$/,
};

/** What guests do in a house. */
export const staying: Words = {
  en: /^(?:eat|eats|eating|eaten|drink|drinks|drinking|drunk|dine|dined|dining|sleep|sleeping|slept|stay|staying|stayed|holiday|holidays|holidaying|holidayed|come|coming|arriv(?:e|ed|ing)|return(?:ed|ing)?|play(?:ed|ing)?|splash(?:ed|ing)?|relax(?:ed|ing)?|rest(?:ed|ing)?|snor(?:ed|ing)|lodg(?:ed|ing)|push(?:ed|ing)|knock(?:ed|ing))$/,
  de: /^(?:essen|gegessen|isst|trinken|getrunken|trinkt|speisen|gespeist|tafeln|getafelt|schlafen|geschlafen|schläft|geschnarcht|schnarchen|übernachten|übernachtet|nächtigen|urlaub|urlauben|ferien|sommerfrische|kommen|kommt|anreisen|toben|spielen|planschen|buddeln|kehren|kehrt|einkehren|eingekehrt|gefeiert|gezecht|zechen|klopfen|klopft|logieren|bewirtet|beherbergt|gezapft|ausgeschenkt|eingeschenkt|gekocht|stößt)$/,
  es: /^(?:come|comen|bebe|beben|cena|cenan|duermen?|dormido|comido|bebido|vacaciones|veranean?|vienen?|venido|llegan?|vuelven|juegan|descansan?|pernoctan?|brindan|aloja|alojan|hospedan?|sirve|sirven|empujan?|llaman)$/,
  fr: /^(?:mange|mangent|mangé|boit|boivent|bu|dîne|dînent|soupe|soupent|dort|dorment|dormi|vacances|viennent|vient|arrivent|reviennent|jouent|reposent|trinque|trinquent|logent?|descend|descendent|attable|attablent|sert|pousse|poussent|frappe|frappent|festoie)$/,
};

/** What only a house with guests does, whoever is said to do it: 'this hotel has been putting up people', 'damos cama', 'nous faisons les lits'. */
export const takingIn =
  /(?:^| )(?:(?:put|puts|putting) (?:\S+ )?up (?:people|strangers|visitors|families|those|anyone|everyone|walkers|sailors|artists|the)|check(?:ed|ing)? in|(?:making|made|make) (?:the |our |your |up )?beds|(?:renting|rented|letting|let) (?:out )?rooms|lodg(?:es|ed|ing) \S+|accommodat(?:es|ed|ing)|beherberg\S+|(?:bringt|bringen) (?:\S+ ){1,5}unter|(?:machen|macht) (?:\S+ )?betten|vermiete[nt] (?:\S+ )?zimmer|aloj\S+|hosped\S+|(?:damos|da|dando|ofrecemos|ofrece) cama|(?:hacemos|haciendo|se hacen) (?:las )?camas|logent? (?:des|les|ses|nos|tous|ceux)|logeons|héberge\S*|(?:faisons|fait) (?:les |vos )?lits|(?:louons|loue) des chambres)(?: |$)/;

/** Where guests are: at our house. */
export const withUs: Words = {
  en: /(?:^| )(?:here|(?:to|with|at) (?:us|our \S+)|under our roof|our door)(?: |$)/,
  de: /(?:^| )(?:hier|hierher|(?:bei|zu) uns|unter unserem dach|unsere tür)(?: |$)/,
  es: /(?:^| )(?:aquí|con nosotros|a nuestra casa|en nuestra casa|nuestra puerta|esta puerta)(?: |$)/,
  fr: /(?:^| )(?:ici|chez nous|sous notre toit|notre porte|cette porte)(?: |$)/,
};

/** Somebody without a name: 'hier wird', 'man', 'on mange', 'se come'. */
export const somebody: Words = {
  en: /(?:^| )(?:people|folk|one) /,
  de: /(?:^| )(?:man|wird|werden) /,
  es: /(?:^| )se /,
  fr: /(?:^| )on /,
};

/** What hosts do; the verb is caught. Whatever they do, they do since their first guests, but for the words of `standing`. */
export const hostsDo: Words = {
  en: /(?:^| )we(?: have| ve)?(?: \p{L}+ly| always| also)?(?: been)? (\p{L}+(?:ed|ing)|fed|kept|made|put|given|let|poured|drawn|run|slept|spoilt|taken|served)(?= |$)/u,
  de: /(?:^| )(?:wir (?!uns )(\p{L}+[enlr]n)|(\p{L}+[enlr]n) wir)(?= |$)/u,
  es: /(?:^| )(?!(?:tramos|ramos|extremos|primos|racimos|mimos|remos|\p{L}*[áéóíú]\p{L}*) )(\p{L}+[aei]mos)(?= |$)/u,
  fr: /(?:^| )nous (?:vous |y |leur |les )?(\p{L}+ons)(?= |$)/u,
};

/** What walls do, or hosts may do before they have guests; with it a clause tells nothing of guests. */
export const standing: Words = {
  en: /^(?:stands?|stood|standing|watch(?:ed|ing|es)?|look(?:s|ed|ing)?|fac(?:es|ed|ing)|overlook\p{L}*|weather(?:ed|ing)|withstood|brav(?:ed|ing)|defied|defying|belong(?:s|ed|ing)|own(?:s|ed|ing)?|liv(?:e|ed|es|ing)|rooted|perched|lean(?:ed|ing)?|guard(?:ed|ing)?|survived|surviving|grown|growing|farm(?:ed|ing)|work(?:ed|ing))$/u,
  de: /^(?:stehen|steht|stand|gestanden|liegen|liegt|schauen|schaut|blicken|blickt|sehen|sieht|wachen|wacht|trotzen|trotzt|bewachen|hüten|thronen|thront|ragen|ragt|lehnen|lehnt|gehören|gehört|besitzen|leben|lebt|wohnen|wohnt|sind|haben|werden|können|dürfen|müssen|wollen|sollen|mögen|heißen|kennen|wissen|überstehen|halten|stemmen|wachsen|arbeiten)$/,
  es: /^(?:está|estamos|están|somos|es|mira|miran|miramos|vive|viven|vivimos|hemos|tenemos|seguimos|sigue|vemos|resiste|resistimos|aguanta|aguantamos|llevamos|permanece|permanecemos|contempla|contemplamos|vigila|vigilamos|podemos|sabemos|queremos|vela|velamos|asoma|asomamos|desafía|desafiamos|pertenece|pertenecemos|levanta|alza|cultivamos|trabajamos|debemos|conocemos|nacimos|construimos)$/,
  fr: /^(?:dresse|regarde|regardent|regardons|veille|veillons|tient|tenons|voit|voyons|domine|dominons|surveille|surveillons|brave|bravons|résiste|résistons|pouvons|savons|vivons|vit|vivent|habitons|avons|appartient|appartenons|sommes|défie|défions|contemple|contemplons|cultivons|travaillons|devons|connaissons)$/,
};
