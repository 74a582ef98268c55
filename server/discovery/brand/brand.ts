import type { FastifyInstance } from 'fastify';
import { isSampleBrand } from '../../../src/content/sample-values.ts';
import type { Site } from '../../../src/content/site.ts';
import { isUploadedPicture } from '../../../src/uploaded-picture.ts';
import type { Parts } from '../../context.ts';
import { libraryKey } from '../../files/library-files.ts';
import { type EncodedAnswer, encodeAnswer, sendEncodedAnswer } from '../../http/encoded-answer.ts';
import { compress } from '../../http/encodings.ts';
import { type BrandFile, drawBrandFiles } from './brand-files.ts';

const ONE_HOUR_SECONDS = 60 * 60;

/** The folder of the logos for the press. */
const PRESS_FILES = '/media/press/';

/** Somebody who opens a drawing by its address gets a picture and nothing that could run. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

interface BrandOptions {
  /** The answers that are sent before any route is looked for, by their addresses. */
  files: Map<string, EncodedAnswer>;
  security: Record<string, string>;
}

/**
 * Draws the icons, the share picture and the press's logos anew for each site of another company. The sample company
 * has them on the disk: `door` has their routes.
 */
export async function publishBrand(
  door: FastifyInstance,
  { site, publications }: Parts,
  { files, security }: BrandOptions,
): Promise<void> {
  let published: readonly string[] = [];

  // Only for what is not in memory, where the route of a file on the disk would answer: an address with a query, and
  // the sample company's logos, which are named after it.
  door.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    const answer = published.includes(path) ? files.get(path) : undefined;
    if (answer !== undefined) {
      reply.hijack();
      sendEncodedAnswer(request.raw, reply.raw, answer);
      return;
    }
    const isLogo = request.routeOptions.url?.startsWith(PRESS_FILES) ?? false;
    if (!isLogo || published.length === 0) return done();
    reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
  });

  async function prepare(next: Site): Promise<() => void> {
    const drawn = isSampleBrand(next.identity) ? [] : [...(await draw(next))];
    const answers = await Promise.all(
      drawn.map(async ([address, file]) => [address, await encode(file)] as const),
    );
    return () => {
      for (const address of published) files.delete(address);
      for (const [address, answer] of answers) files.set(address, answer);
      published = answers.map(([address]) => address);
    };
  }

  async function draw(next: Site) {
    return drawBrandFiles(next.identity, next.tokens.get('companySlug') ?? '', await readLogo(next));
  }

  /** The largest file of the logo. Without it, a site is better shown with the company's initials than not at all. */
  async function readLogo({ identity: { logo }, uploads }: Site): Promise<Buffer | undefined> {
    if (!isUploadedPicture(logo)) return undefined;
    const width = uploads.get(logo)?.widths.at(-1);
    if (width === undefined) return undefined;
    try {
      return Buffer.from(await publications.getBytes(libraryKey(logo, width, 'webp')));
    } catch (error) {
      door.log.error({ err: error, logo }, 'the logo cannot be read, so the icons show the initials');
      return undefined;
    }
  }

  const encode = async ({ type, body }: BrandFile) =>
    encodeAnswer(await compress(body, 'now'), {
      ...security,
      ...(type.startsWith('image/svg') && { 'content-security-policy': DRAWING_POLICY }),
      'content-type': type,
      'cache-control': `public, max-age=${ONE_HOUR_SECONDS}`,
    });

  const show = await prepare(site.current).catch((error: unknown) => {
    // A server that starts with the product's icons is better than none: see server/pages/first-pages.ts.
    door.log.error({ err: error }, 'the icons of the company cannot be drawn');
    site.alarm = 'the icons of the company cannot be drawn';
    return undefined;
  });
  show?.();
  site.onReplace(prepare);
}
