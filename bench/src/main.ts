/** Runs every bench, or those named, and writes bench/results.json. */
import { apiFigures } from './api-bench.ts';
import { lighthouseFigures } from './lighthouse-bench.ts';
import { listFigures } from './lists-bench.ts';
import { nearbyFigures } from './nearby-bench.ts';
import { pictureFigures } from './pictures-bench.ts';
import { type Figure, print, save } from './report.ts';
import { textFigures } from './texts-bench.ts';
import { uploadFigures } from './uploads-bench.ts';
import { wholeFigures } from './whole-bench.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  api: () => apiFigures(),
  lists: listFigures,
  nearby: nearbyFigures,
  pictures: async () => [...(await pictureFigures()), ...(await uploadFigures())],
  texts: textFigures,
  whole: wholeFigures,
  lighthouse: lighthouseFigures,
};

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  for (const figure of await bench()) {
    print(figure);
    figures.push(figure);
  }
}
save(figures);
console.log(
  `\n${figures.filter((figure) => figure.met).length} of ${figures.length} demands met; bench/results.json holds the figures`,
);
process.exit(0);
