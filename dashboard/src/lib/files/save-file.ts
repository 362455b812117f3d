/** How long a file stays at its address, in milliseconds: a busy browser fetches it a while after the click. */
const kept = 60_000;

/** Puts a file among the downloads of this device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
