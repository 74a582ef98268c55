/** The formats of an uploaded picture's files, by the ending of their names. */
export const libraryFormats = ['avif', 'webp', 'jpg'] as const;
export type LibraryFormat = (typeof libraryFormats)[number];

/** The key of a file that visitors are served. */
export const libraryKey = (name: string, width: number, format: LibraryFormat) =>
  `library/${name}-${width}.${format}`;

/** The key of what a picture is cropped from. No address leads to it. */
export const originalKey = (name: string) => `originals/${name}.webp`;

/** The keys of all files of an uploaded picture. */
export function libraryKeys(name: string, widths: readonly number[]): string[] {
  return [
    originalKey(name),
    ...widths.flatMap((width) => libraryFormats.map((format) => libraryKey(name, width, format))),
  ];
}
