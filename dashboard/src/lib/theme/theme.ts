/**
 * Light, dark or as the system has it. The choice is kept in local storage; public/theme.js applies it before the
 * first paint, this file while the dashboard runs.
 */
import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themes)[number];

const key = 'foyer.theme';
const listeners = new Set<() => void>();

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Puts the class on the page; also called when the system's own theme changes. */
export function applyTheme(): void {
  const choice = themeChoice();
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
}

/** Follows the system's theme from now on. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = () => useSyncExternalStore(subscribe, themeChoice);
