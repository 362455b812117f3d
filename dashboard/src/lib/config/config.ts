/**
 * What this installation is called from outside: `/config.json`, read once before anything is drawn, so that one
 * build serves every installation.
 */
import type { DashboardConfig } from '@foyer/contract/config';
import { createContext, use } from 'react';

/** Throws with a sentence for the operator when the file is missing or not JSON. */
export async function loadConfig(): Promise<DashboardConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error('The settings of this installation (/config.json) could not be loaded.');
  return (await response.json()) as DashboardConfig;
}

export const ConfigContext = createContext<DashboardConfig | null>(null);

export function useConfig(): DashboardConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('Settings are read before the screens are drawn');
  return config;
}
