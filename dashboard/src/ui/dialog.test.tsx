import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

/** What stands where in a window of 1440 by 900: jsdom lays nothing out. */
function layOut(footer: Partial<DOMRect>) {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect() {}
      constructor(tell: () => void) {
        this.observe = tell;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(footer as DOMRect);
}
const lifted = () => document.documentElement.style.getPropertyValue('--toasts-lift');
const shown = () => (
  <Dialog open onOpenChange={() => {}} title="English so far" footer={<button type="button">Close</button>}>
    All states
  </Dialog>
);

test.each([
  ['a tall and broad dialog', { top: 820, bottom: 884, right: 1100 }, '80px'],
  ['one that is narrow', { top: 820, bottom: 884, right: 980 }, '0px'],
  ['one that ends further up', { top: 600, bottom: 664, right: 1100 }, '0px'],
])('toasts stand above the buttons of %s: %j', (_, footer, lift) => {
  layOut(footer);
  const { unmount } = render(shown());
  expect(lifted()).toBe(lift);
  unmount();
  expect(lifted()).toBe('');
});
