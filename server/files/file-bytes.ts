/**
 * Reads all bytes of an uploaded file. A file that is a single chunk of memory, as one uploaded through tRPC is, is
 * copied once; `Blob.bytes()` would copy it twice.
 */
export async function readBytes(file: Blob): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.stream()) pieces.push(piece);
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined
    ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
    : Buffer.concat(pieces);
}
