/** The voice of each language the composer writes. */
import type { Language } from '@foyer/contract/languages';
import { german } from './de/voice.ts';
import { english } from './en/voice.ts';
import { spanish } from './es/voice.ts';
import { french } from './fr/voice.ts';
import type { Voice } from './voice.ts';

const voices: Record<Language, Voice> = { de: german, en: english, es: spanish, fr: french };

export const voiceOf = (language: Language): Voice => voices[language];

export const allVoices = (): readonly Voice[] => Object.values(voices);
