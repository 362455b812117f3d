/** What each language's grammar tells the style check: the forms of a listed word, and how guests are asked and spoken to. */

/** Forms of one verb by the form of address they speak in. All in lower case, with their accents. */
export type Addressed = { formal: readonly string[]; informal: readonly string[] };

export type Morphology = {
  /**
   * Every form a listed word takes, itself included, in lower case with its accents: number, gender, case, comparison,
   * the adverb of an adjective, every tense and mood. What sort of word it is nobody says, so each sort that it may be
   * is formed; forms that are another everyday word are left out.
   */
  formsOf: (listed: string) => ReadonlySet<string>;
  /** How a guest is asked to do what an infinitive says: 'reserve', 'réservez', 'buchen sie'. */
  imperativesOf: (infinitive: string) => Addressed;
  /** Forms that speak to a guest without a pronoun and are no other word: 'puedes', 'kannst'. */
  spokenTo: (infinitive: string) => Addressed;
  /** A request and the pronouns hung behind it, without accents: 'resérvalo' is 'reserva' and 'lo'; null where none is. */
  hungBehind?: (word: string) => { bare: string; pronouns: string } | null;
};
