/**
 * Words about smoking, by language: who smokes and that somebody does (`smoking`), what has it that nobody does (`free`),
 * how it is let and forbidden, what goes on about the same (`also`) or turns it round (`turning`), and the places where one may or may not.
 */
import type { Language } from '@foyer/contract/languages';

export type SmokingPlace = 'roof' | 'terrace' | 'balcony' | 'garden' | 'courtyard' | 'outside' | 'inside';

type Words = {
  smoking: RegExp;
  /** Nobody smokes here, in one word or in two set apart by a space. */
  free: RegExp;
  /** Cigars and cigarettes, which tell of smoking in the open air alone. */
  smoked: RegExp;
  not: RegExp;
  /** Said of a few places and of no others. */
  only: RegExp;
  yes: RegExp;
  also: RegExp;
  turning: RegExp;
  /** Who would like to smoke, before it says where. */
  wishing: RegExp;
  /** What smokes and is nobody: a chimney, a mountain, a trout. */
  things: RegExp;
  places: Readonly<Record<SmokingPlace, RegExp>>;
};

export const smokingWords: Readonly<Record<Language, Words>> = {
  en: {
    smoking: /^(?:smoke|smokes|smoked|smoking|smokers?)$/,
    free: /\b(?:smoke free|non smoking|nonsmoking|smokeless|no smoking|smoking ban)\b/,
    smoked: /^(?:cigars?|cigarettes?|pipes?)$/,
    not: /\b(?:no|not|never|nor|neither|none|nobody|nowhere|without|forbidden|banned|prohibited|t|refrain|cannot|off limits)\b/,
    only: /\b(?:only|solely|exclusively|nowhere else|alone|restricted to|confined to|limited to)\b/,
    yes: /^(?:yes|fine|allowed|permitted|welcome|ok|okay|of course|certainly|may|can|we do|it is|do)$/,
    also: /\b(?:included|including|too|as well|also|even|and all|alike|throughout|likewise|neither)\b/,
    turning: /^(?:but|however|while|whereas|though|except|save|instead|rather)$/,
    wishing: /^(?:if|whoever|anyone|those|who|for|when|fancy|must|need|smokers?)$/,
    things:
      /^(?:chimneys?|stacks?|volcano|mountain|grill|barbecue|kitchen|oven|fish|salmon|trout|ham|kettle|teapot|tea|coffee|candles?|fire|bonfire|jacket|hot|gun|cheese|bacon|sausages?|dragon|engine|locomotive|train)$/,
    places: {
      roof: /^(?:roof|rooftop|rooftops)$/,
      terrace: /^(?:terraces?|deck|veranda|porch)$/,
      balcony: /^(?:balcony|balconies|loggias?)$/,
      garden: /^(?:gardens?|lawn|grounds|park)$/,
      courtyard: /^(?:courtyards?|yard|patios?)$/,
      outside: /^(?:outside|outdoors|open|pavement|sidewalk|street|doorstep|jetty|quay|beach)$/,
      inside:
        /^(?:inside|indoors|house|hotel|building|castle|hostel|lodge|rooms?|bedrooms?|suites?|apartments?|bar|restaurant|lobby|lounge|library|cafe|café|hall|corridors?|bed|spa)$/,
    },
  },
  de: {
    smoking: /^(?:rauchen|raucht|rauchst|rauche|geraucht|gequalmt|qualmen|qualmt|gepafft|paffen|raucher\p{L}*)$/u,
    free: /\b(?:rauchfrei\p{L}*|nichtraucher\p{L}*|rauchverbot)(?!\p{L})/u,
    smoked: /^(?:zigarren?|zigaretten?|pfeifen?|glimmstängel|kippen?)$/,
    not: /(?<!\p{L})(?:nicht|nie|niemand|niemals|kein\p{L}*|nirgends|nirgendwo|weder|noch|ohne|verboten|untersagt|tabu|nein|verzicht\p{L}*)(?!\p{L})/u,
    only: /(?<!\p{L})(?:nur|ausschließlich|allein|einzig\p{L}*|lediglich|sonst nirgends)(?!\p{L})/u,
    yes: /^(?:ja|schon|gern|gerne|erlaubt|gestattet|dürfen|darf|dürft|möglich|willkommen|okay|ok|klar)$/,
    also: /(?<!\p{L})(?:auch|inklusive|eingeschlossen|einschließlich|inbegriffen|sogar|selbst|ebenso|ebenfalls|genauso|samt|mit)(?!\p{L})/u,
    turning: /^(?:aber|doch|jedoch|sondern|während|außer|dafür|statt|ausgenommen)$/,
    wishing: /^(?:wer|wenn|falls|für|raucher|rauchern|raucherinnen)$/,
    things:
      /^(?:schornsteine?|kamine?|schlote?|vulkan|berg|grill|küche|ofen|fisch|lachs|forelle|schinken|köpfe?|kopf|tee|kaffee|kerzen?|feuer|lok|dampflok|drache)$/,
    places: {
      roof: /^(?:dach|dachterrassen?|dachgarten|rooftop)$/,
      terrace: /^(?!dach)\p{L}*(?:terrassen?|veranda)$/u,
      balcony: /^(?:\p{L}*balkon(?:s|e|en)?|loggia|loggien)$/u,
      garden: /^(?:\p{L}*garten|gärten|\p{L}*gartens|park|wiese)$/u,
      courtyard: /^(?:hof|hofs|innenhof|innenhofs|raucherhof|patio|patios)$/,
      outside: /^(?:draußen|freien|straße|strand|gehweg|gehsteig|bürgersteig|steg|kai|tür)$/,
      inside:
        /^(?:drinnen|innen|innenräumen?|haus|hause|hotel|gebäude|schloss|burg|hostel|\p{L}*zimmern?|suiten?|apartments?|wohnungen|bar|restaurant|lobby|lounge|bibliothek|café|foyer|halle|fluren?|bett|spa)$/u,
    },
  },
  es: {
    smoking: /^(?:fumar|fuma|fuman|fume|fumen|fumamos|fumas|fumes|fumando|fumador|fumadora|fumadores|fumadoras)$/,
    free: /\b(?:sin humos?|libre de humos?|no fumador(?:es)?|prohibido fumar)\b/,
    smoked: /^(?:puros?|cigarros?|cigarrillos?|pitillos?|pipas?)$/,
    not: /(?<!\p{L})(?:no|ni|nunca|nadie|tampoco|ningún|ninguna|sin|prohibid[oa]|prohíbe|vetad[oa]|jamás)(?!\p{L})/u,
    only: /(?<!\p{L})(?:solo|sólo|solamente|únicamente|exclusivamente|en ningún otro sitio)(?!\p{L})/u,
    yes: /^(?:sí|permitido|permite|puede|puedes|pueden|podrá|claro|bienvenidos|vale)$/,
    also: /(?<!\p{L})(?:incluid[oa]s?|incluso|también|inclusive|igual|siquiera|hasta|toda)(?!\p{L})/u,
    turning: /^(?:pero|sino|mientras|salvo|excepto|menos|aunque|eso)$/,
    wishing: /^(?:si|quien|quienes|fumador|fumadores|para|el|los)$/,
    things:
      /^(?:chimeneas?|volcán|montaña|parrilla|cocina|horno|pescado|salmón|trucha|jamón|té|café|velas?|fuego|locomotora|dragón)$/,
    places: {
      roof: /^(?:azoteas?|tejado|terrado)$/,
      terrace: /^(?:terrazas?|porche|veranda)$/,
      balcony: /^(?:balcón|balcones)$/,
      garden: /^(?:jardín|jardines|parque)$/,
      courtyard: /^(?:patios?)$/,
      outside: /^(?:fuera|afuera|exterior|aire|calle|acera|muelle|puerta|playa)$/,
      inside:
        /^(?:dentro|interior|casa|hotel|edificio|castillo|albergue|habitación|habitaciones|suites?|apartamentos?|bar|restaurante|vestíbulo|salón|biblioteca|cafetería|pasillos?|cama|spa)$/,
    },
  },
  fr: {
    smoking: /^(?:fumer|fume|fument|fumez|fumons|fumera|fumant|fumeur|fumeurs|fumeuse|fumeuses|fumoir)$/,
    free: /(?<!\p{L})(?:non fumeurs?|sans tabac|sans fumée)(?!\p{L})/u,
    smoked: /^(?:cigares?|cigarettes?|pipes?|clopes?)$/,
    not: /(?<!\p{L})(?:pas|ni|jamais|personne|aucune?|nulle|non|interdit\p{L}*|interdiction|défense|défendu|proscrit|sans)(?!\p{L})/u,
    only: /(?<!\p{L})(?:uniquement|seulement|exclusivement|seule?s?|ne (?:\p{L}+ ){1,3}que?|nulle part ailleurs)(?!\p{L})/u,
    yes: /^(?:oui|si|permis|autorisé|peut|pouvez|peuvent|possible|bienvenus|volontiers)$/,
    also: /(?<!\p{L})(?:compris|comprise|comprises|inclus|incluse|incluses|même|aussi|également|y compris)(?!\p{L})/u,
    turning: /^(?:mais|tandis|alors|sauf|hormis|excepté|plutôt|cependant|toutefois)$/,
    wishing: /^(?:si|qui|ceux|quiconque|pour|aux|fumeurs?|les)$/,
    things:
      /^(?:cheminées?|volcan|montagne|grill|cuisine|four|poisson|saumon|truite|jambon|thé|café|bougies?|feu|locomotive|train|dragon)$/,
    places: {
      roof: /^(?:toits?|rooftop)$/,
      terrace: /^(?:terrasses?|véranda)$/,
      balcony: /^(?:balcons?|loggias?)$/,
      garden: /^(?:jardins?|parc)$/,
      courtyard: /^(?:cour|courette|patios?)$/,
      outside: /^(?:dehors|extérieur|air|rue|trottoir|ponton|quai|porte|plage)$/,
      inside:
        /^(?:intérieur|dedans|maison|hôtel|bâtiment|château|auberge|chambres?|suites?|appartements?|bar|restaurant|hall|salon|bibliothèque|café|couloirs?|lit|spa)$/,
    },
  },
};
