/** A figure beside its limit, measured in the same run on the same machine. */
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

export type Figure = {
  name: string;
  /** What was measured, with its unit. */
  figure: number;
  /** What it is held against, measured in the same run; null where the demand is absolute. */
  limit: number | null;
  unit: string;
  /** Figure over limit, or figure over the demand itself where the demand is absolute. */
  ratio: number;
  /** The demand in words, and whether it is met. */
  demand: string;
  met: boolean;
  detail?: Record<string, number | string | boolean>;
};

const shown = (value: number, unit: string) =>
  `${value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2)} ${unit}`;

export function print(figure: Figure): void {
  const { name, limit, unit, ratio, demand, met } = figure;
  const beside = limit === null ? '' : ` beside ${shown(limit, unit)}`;
  console.log(
    `${met ? 'ok  ' : 'MISS'} ${name}: ${shown(figure.figure, unit)}${beside}, ratio ${ratio.toFixed(2)} (${demand})`,
  );
  if (figure.detail)
    console.log(
      `     ${Object.entries(figure.detail)
        .map(([key, value]) => `${key} ${value}`)
        .join(', ')}`,
    );
}

export function save(figures: readonly Figure[]): void {
  const machine = { node: process.version, cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) };
  const file = join(import.meta.dirname, '..', 'results.json');
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`);
}

/** The value under which `share` of the sorted values lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
