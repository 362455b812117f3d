/** The part of the package that the build uses; it brings no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
