import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip as somebody packs wp-content/uploads. */
export async function zipOfFiles(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(content, path, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
