import type { FastifyInstance } from 'fastify';
import { siteIn } from '../../../src/content/site.ts';
import { receivedPath } from '../../../src/contract/receipt.ts';
import { addressIn } from '../../../src/languages.ts';
import type { Parts } from '../../context.ts';
import type { RenderOnce } from '../../pages/render-once.ts';
import { NOT_FOUND } from '../../pages/rendered-pages.ts';
import type { ReceiptAddresses } from './receipt-addresses.ts';

const ROUTE = receivedPath('$reference');

/** The page that a plain form leads to. An address that we have not given to anybody has none. */
export function receivedDoor(
  door: FastifyInstance,
  { site }: Parts,
  renderOnce: RenderOnce,
  addresses: ReceiptAddresses,
): void {
  for (const language of site.current.languages) {
    const url = addressIn(language, receivedPath(':receipt'));
    door.get<{ Params: { receipt: string } }>(url, async ({ params: { receipt } }, reply) => {
      const received = addresses.read(receipt);
      const siteNow = siteIn(site.current, language.code);
      // The browser opens the same route, so the page that is missing is rendered by it as well.
      const route = received === undefined ? NOT_FOUND : ROUTE;
      return reply
        .code(received === undefined ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(
          await renderOnce(siteNow, route, receivedPath(receipt), received === undefined ? {} : { received }),
        );
    });
  }
}
