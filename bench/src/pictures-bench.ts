/**
 * A hundred photographs of twelve megapixels through the workshop, beside the library alone with the same outputs, and
 * how much memory this program and its workshops hold meanwhile above what they held idle.
 */
import { draw } from '@foyer/server/gateways/pictures/drawing';
import { drawPicture } from '@foyer/server/gateways/pictures/workshop';
import { largePhoto } from '@foyer/server/testing/pictures';
import { held, megabyte } from './memory.ts';
import type { Figure } from './report.ts';

const photographs = 100;
const atOnce = 2;

export async function pictureFigures(): Promise<Figure[]> {
  const photo = await largePhoto(4000, 3000);
  const idle = held();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, held() - idle);
  }, 50);
  const ours = await seconds(() => drawPicture(photo));
  clearInterval(watch);
  const alone = await seconds(() => draw(photo));
  const ratio = ours / alone;
  const memory = most / megabyte;
  return [
    {
      ...{ name: `${photographs} photographs of 12 megapixels`, figure: ours, limit: alone, unit: 's', ratio },
      ...{ demand: 'at most 1.3 times sharp alone with the same outputs', met: ratio <= 1.3 },
    },
    {
      ...{ name: 'Memory while they are made', figure: memory, limit: null, unit: 'MB', ratio: memory / 400 },
      ...{ demand: 'at most 400 MB above idle', met: memory <= 400 },
    },
  ];
}

/** Seconds that all of them take, two at a time. */
async function seconds(make: () => Promise<unknown>): Promise<number> {
  let left = photographs;
  const began = performance.now();
  const one = async () => {
    while (left > 0) {
      left -= 1;
      if (!(await make())) throw new Error('A photograph was refused');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (performance.now() - began) / 1000;
}
