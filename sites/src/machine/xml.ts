/** Text for XML; what XML cannot hold at all is dropped. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML 1.0 refuses
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (c) => escapes[c] ?? c);
