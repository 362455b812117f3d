/** The languages the rules know. A new one is a folder beside the others and a line here. */
import type { Language } from '@foyer/contract/languages';
import { german } from '#lexicon/de/pack.ts';
import { english } from '#lexicon/en/pack.ts';
import { spanish } from '#lexicon/es/pack.ts';
import { french } from '#lexicon/fr/pack.ts';
import type { LanguagePack } from '#lexicon/language-pack.ts';

export const packs: Readonly<Record<Language, LanguagePack>> = { en: english, de: german, es: spanish, fr: french };
