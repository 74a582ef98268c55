import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compress, type EncodedBody, encodedBody } from '../http/encodings.ts';

/** Writes a file with its compressed copies, `.br` and `.gz`, beside it. */
export async function writeEncoded(file: URL, { identity, br, gzip }: EncodedBody): Promise<void> {
  const path = fileURLToPath(file);
  await Promise.all([writeFile(path, identity), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
}

export async function readEncoded(file: URL): Promise<EncodedBody> {
  const path = fileURLToPath(file);
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`),
    readFile(`${path}.gz`),
  ]);
  return encodedBody({ identity, br, gzip });
}

const assetsDir = new URL('../../dist/client/assets/', import.meta.url);
const isCompressed = /\.(br|gz)$/;

/** Compresses scripts, styles and icons. Fonts are compressed already. */
export async function encodeAssets(): Promise<void> {
  await Promise.all(
    (await listAssets()).map(async (name) => {
      const file = new URL(name, assetsDir);
      await writeEncoded(file, await compress(await readFile(file), 'build'));
    }),
  );
}

/** Loads the assets by their paths on the site. */
export async function loadAssets(): Promise<Map<string, EncodedBody>> {
  const names = await listAssets();
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, EncodedBody]> => [
          `/assets/${name}`,
          await readEncoded(new URL(name, assetsDir)),
        ],
      ),
    ),
  );
}

async function listAssets(): Promise<string[]> {
  return (await readdir(assetsDir)).filter((name) => !isCompressed.test(name));
}
