/** Nouns of parts of an event, which have days of their own, in English, German, Spanish and French. */

/** What is the event itself by another noun: its opening, its days, its programme. */
export const wholeEvent =
  /^(?:opening|start|launch|beginning|end|close|closing|days?|night|nights|edition|programme|program|season|weekend|doors?|gates?|curtain|music|notes?|eröffnung|auftakt|beginn|anfang|start|startschuss|ende|abschluss|ausklang|schluss|tage?|abende?|ausgabe|programm|türen|tore|töne|ton|akkorde?|noten?|apertura|inauguración|inicio|comienzo|arranque|fin|final|clausura|cierre|días?|noches?|edición|programa|puertas|notas?|acordes?|ouverture|début|lancement|coup|envoi|départ|fin|clôture|jours?|soirées?|nuits?|édition|programme|portes|notes|accords?)$/;

const parts =
  /^(?:fireworks?|parade|procession|gala|banquet|raffle|prizegiving|concert|workshop|regatta|semi|feuerwerk|umzug|festumzug|fackelzug|siegerehrung|preisverleihung|verlosung|kinderlauf|workshop|fuegos|desfile|procesión|cabalgata|sorteo|taller|banquete|feux?|artifice|défilé|cortège|tombola|atelier|parade)$/;

/** 'Bootsparade', 'Abschlussfeuerwerk': in German the last half of a compound. */
const compounds = /\p{L}{3,}(?:parade|feuerwerk|umzug|verleihung|ehrung|workshop|konzert|lauf|regatta|dinner)$/u;

export const isPartNoun = (word: string): boolean => parts.test(word) || compounds.test(word);
