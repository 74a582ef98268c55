import { Readable } from 'node:stream';
import { fromBuffer } from 'yauzl';

/** The files of an archive by their names. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          files.set(entry.fileName, Buffer.concat(await Readable.from(stream).toArray()));
          zip.readEntry();
        }),
      );
      zip.on('end', resolve);
      zip.readEntry();
    }),
  );
  return files;
}
