import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { configureApi, resetApi } from '#lib/api/call.ts';
import { showBy } from '#lib/toast.ts';

// Workspaces load a second after sign-in, so a screen takes that long to stand.
configure({ asyncUtilTimeout: 15_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  configureApi('http://api.test');
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = () => {};
  // Nothing is laid out here; a text editor asks all the same where its caret is.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  vi.useRealTimers();
  // What no test showed is said to nobody.
  showBy(toast)();
  toast.dismiss();
  cleanup();
  resetApi();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test environment has no Cookie Store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});
