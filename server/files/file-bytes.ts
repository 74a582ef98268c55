/**
 * All bytes of an uploaded file. A file that is one piece of memory, as tRPC's door makes it, is copied once; its own
 * `bytes()` copies such a piece twice.
 */
export async function readBytes(file: Blob): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.stream()) pieces.push(piece);
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined
    ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
    : Buffer.concat(pieces);
}
