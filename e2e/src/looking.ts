/** What no screen may have, whatever else it is for: barriers that axe finds, and scrolling sideways. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Pages of others in frames are looked at on their own. */
const axe = (page: Page) => new AxeBuilder({ page }).exclude('iframe');

async function told(builder: AxeBuilder, screen: string): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`));
}

/** What axe finds on the open page as it stands, a line a node. */
export async function complaints(page: Page, screen: string): Promise<string[]> {
  await standing(page);
  return told(axe(page), screen);
}

/** The same by day and by night, where only the colours are others. Leaves the page by day. */
export async function complaintsDayAndNight(page: Page, screen: string): Promise<string[]> {
  const day = await complaints(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await standing(page);
  const night = await told(axe(page).withRules('color-contrast'), `${screen} by night`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...day, ...night];
}

/** How many pixels the open page stays wider than its window; what is laid out anew gets three seconds to do so. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const over = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const end = performance.now() + 3000;
    while (over() && performance.now() < end) await new Promise((frame) => requestAnimationFrame(frame));
    return over();
  });

/** How many pixels the open page is taller than its window: inside the dashboard a screen scrolls, never the document. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollHeight ?? 0) - innerHeight));

/** Rows of tabs in which a scrollbar stands, by their names; a border takes a pixel and a bar ten. */
export const barsInTabs = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main :is([role="tablist"], nav)')
    .evaluateAll((rows) =>
      (rows as HTMLElement[])
        .filter((row) => row.offsetHeight > row.clientHeight + 2 || row.scrollHeight > row.clientHeight)
        .map((row) => row.getAttribute('aria-label')),
    );

/** Waits for what fades in or out: on its way it is of every contrast. */
async function standing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter((one) => {
        const { endTime } = one.effect?.getComputedTiming() ?? {};
        return one.playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      });
    // A change of colours begins with the next frame.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    for (let ones = running(); ones.length; ones = running()) await Promise.allSettled(ones.map((one) => one.finished));
  });
}
