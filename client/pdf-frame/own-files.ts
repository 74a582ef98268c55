/** What the library's worker asks for: decoders, and the fonts that a PDF may leave out. */
const files = {
  wasmUrl: import.meta.glob<string>('/../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  standardFontDataUrl: import.meta.glob<string>('/../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

interface Wanted {
  kind: string;
  filename: string;
}

/**
 * Loads the files that belong to the library. A PDF cannot name an address: what is not in the list is not there. The
 * character maps of Chinese, Japanese and Korean are left out, and so are the decoders' versions without WebAssembly.
 */
export class OwnFiles {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const known = Object.entries(kind in files ? files[kind as keyof typeof files] : {});
    const address = known.find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (address === undefined) throw new Error(`${filename} is not among the files of the frame`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} could not be loaded`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
