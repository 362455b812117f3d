/** Words for the open air, where what the rooms forbid may be done: 'you can smoke on the pavement'. */
import type { Language } from '@foyer/contract/languages';

export const outdoors: Readonly<Record<Language, RegExp>> = {
  en: /^(?:outside|outdoors|pavement|sidewalk|street|doorstep|courtyard|yard|garden|terrace|balcony|balconies|deck|jetty|quay|porch|open)$/,
  de: /^(?:draußen|gehsteig|gehweg|bürgersteig|straße|tür|hof|innenhof|garten|terrasse|balkon|balkonen|balkone|steg|kai|freien)$/,
  es: /^(?:fuera|afuera|acera|calle|puerta|patio|jardín|terraza|balcón|balcones|muelle|exterior|libre)$/,
  fr: /^(?:dehors|trottoir|rue|porte|cour|jardin|terrasse|balcon|balcons|ponton|quai|extérieur|air)$/,
};
