/** A style guide as it would be with a proposal in it. Everything else stays as it is. */
import type { Language } from '@foyer/contract/languages';
import type { StyleguideContent, WordRule } from '@foyer/contract/styleguides';
import type { ProposedChange } from '@foyer/contract/training';

/** Sentences a guide holds as examples. */
const mostDescriptions = 50;
const mostWords = 200;
type List = 'preferredWords' | 'avoidedWords';

/** The guide with the change; the one given is not touched. */
export function withChange(content: StyleguideContent, change: ProposedChange): StyleguideContent {
  switch (change.kind) {
    case 'formality':
      return { ...content, tone: { ...content.tone, formality: change.now } };
    case 'creativity':
      return { ...content, tone: { ...content.tone, creativity: change.now } };
    case 'tone':
      return { ...content, tone: { ...content.tone, primaryTone: change.now } };
    case 'address': {
      const own = { ...content.languageOverrides[change.language], address: change.now };
      return { ...content, languageOverrides: { ...content.languageOverrides, [change.language]: own } };
    }
    case 'preferred-word':
      return withWord(content, change.language, 'preferredWords', change.word, change.insteadOf.join(', '), 'should');
    case 'avoided-word':
      return withWord(content, change.language, 'avoidedWords', change.word, change.instead, 'must');
    case 'rhythm': {
      const { descriptions } = content.examples;
      const fresh = change.sentences.filter((sentence) => !descriptions.includes(sentence));
      const all = [...fresh, ...descriptions].slice(0, mostDescriptions);
      return { ...content, examples: { ...content.examples, descriptions: all } };
    }
  }
}

/**
 * English words stand in the general lists, unless English has lists of its own. A language that has none yet gets a
 * copy of the general one, so that what counted for it goes on counting.
 */
function withWord(
  content: StyleguideContent,
  language: Language,
  list: List,
  word: string,
  instead: string,
  severity: WordRule['severity'],
): StyleguideContent {
  const { vocabulary } = content.tone;
  const own = content.languageOverrides[language];
  const rule = instead ? { [word]: { instead, why: '', severity, forms: [] } } : {};
  const add = (words: readonly string[]) => (words.includes(word) ? [...words] : [...words, word].slice(-mostWords));
  if (language === 'en' && !own?.[list]) {
    const changed = { ...vocabulary, [list]: add(vocabulary[list]), rules: { ...vocabulary.rules, ...rule } };
    return { ...content, tone: { ...content.tone, vocabulary: changed } };
  }
  const changed = { ...own, [list]: add(own?.[list] ?? vocabulary[list]), rules: { ...own?.rules, ...rule } };
  return { ...content, languageOverrides: { ...content.languageOverrides, [language]: changed } };
}
