/** Where the keyboard goes out of a text: to the claims where they stand beside it, else to the button that opens them. */
export function leaveText() {
  const stops = ['[data-claims-heading]', '[data-claims-opener]'].flatMap((stop) => [
    ...document.querySelectorAll<HTMLElement>(stop),
  ]);
  stops.find((stop) => stop.checkVisibility?.() ?? true)?.focus();
}
