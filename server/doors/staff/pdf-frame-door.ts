import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../context.ts';
import { securityHeaders } from '../../http/security-headers.ts';

const frameFile = new URL('../../../dist/client/pdf-frame/index.html', import.meta.url);

/**
 * The document that draws an applicant's PDF. It holds no data and needs no session. The policy takes its origin away,
 * even if it is opened outside of a frame: whatever a file could make it do, it can reach neither the session nor the
 * staff area, and it can ask our server only for what everybody gets.
 */
export async function pdfFrameDoor(door: FastifyInstance, { config }: Parts): Promise<void> {
  const html = await readFile(frameFile, 'utf8');
  const none = ["'none'"];
  const security = await securityHeaders(config.filesUrl, {
    directives: {
      sandbox: ['allow-scripts'],
      // WebAssembly decodes the pictures of scanners. It does not allow scripts to be made from text.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ['blob:'],
      imgSrc: ['data:', 'blob:'],
      fontSrc: none,
      mediaSrc: none,
      manifestSrc: none,
      formAction: none,
      frameAncestors: ["'self'"],
    },
    frames: 'sameorigin',
  });
  door.get('/', (_request, reply) => reply.headers(security).type('text/html; charset=utf-8').send(html));
}
