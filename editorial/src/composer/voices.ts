/** The voice of each language the composer writes. */
import type { Language } from '@foyer/contract/languages';
import { german } from './de/voice.ts';
import { english } from './en/voice.ts';
import { spanish } from './es/voice.ts';
import type { Voice } from './voice.ts';

const voices: Partial<Record<Language, Voice>> = { de: german, en: english, es: spanish };

/** The voice for a language. Throws for a language no voice speaks yet. */
export function voiceOf(language: Language): Voice {
  const voice = voices[language];
  if (!voice) throw new Error(`No voice for ${language}`);
  return voice;
}

export const allVoices = (): readonly Voice[] => Object.values(voices);
