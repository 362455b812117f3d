/** Labelled sentences: a wrong piece stands in «…», everything else is right or claims nothing. */
/** Sentences by the name of the house they speak of. */
export type Sentences<House extends string = string> = Readonly<Partial<Record<House, readonly string[]>>>;
export type Label = { text: string; planted: { start: number; end: number } | null };

/** Takes the marks out of a sentence and says where they stood. */
export function labelOf(sentence: string): Label {
  const start = sentence.indexOf('«');
  const end = sentence.indexOf('»') - 1;
  const text = sentence.replace('«', '').replace('»', '');
  return { text, planted: start < 0 ? null : { start, end } };
}
