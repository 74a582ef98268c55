import { describe, expect, onTestFinished } from 'vitest';
import { receiptText } from '../../client/site/forms/receipt-text.ts';
import { findReceiptWords } from '../../client/site/forms/receipt-words.ts';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { composeSite, siteIn } from '../../src/content/site.ts';
import { translated } from '../../src/languages.ts';
import { postPlain } from '../doors/plain-post.ts';
import { sendMails } from '../environment/outbox.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { testWithHouse } from '../factories/house.ts';
import { createLatinFinder } from './latin-words.ts';
import {
  fillIn,
  kinds,
  readConfirmations,
  readFiles,
  readFormAnswers,
  readPages,
  startCrawled,
} from './site-crawl.ts';
import { textsOfPage } from './unmarked-words.ts';

const [hindi = expect.fail()] = translated;
const site = composeSite(
  'crawl',
  { bodies: new Map(), changed: new Map(), moved: new Map([['/taken-down', null]]), uploads: new Map() },
  productCatalogues,
);
const findLatin = createLatinFinder(site);

const test = testWithHouse(() => startCrawled(site, 'गोवा', hindi));

describe('no English is left in Hindi', () => {
  test('on the pages', async ({ house }) => {
    const pages = await readPages(house);
    expect(pages.size).toBeGreaterThan(55);
    const found = [...pages].flatMap(([path, html]) =>
      findLatin(textsOfPage(html)).map((each) => `${path} ${each}`),
    );
    expect(found).toEqual([]);
  });

  test.for(kinds)('in the answers to a form without scripts: %s', async (kind, { house }) => {
    expect(findLatin((await readFormAnswers(house, kind)).flatMap(textsOfPage))).toEqual([]);
  });

  test('in the mails to those who sent a form', async ({ house }) => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    await house.db.deleteFrom('mails').execute();
    for (const kind of kinds) {
      // Another address than in the other tests, since a form that is sent twice causes one mail.
      const filled = Object.entries(fillIn(kind, house.typed)).map(([name, value]) => [
        name,
        value.replace(/.+@example.com$/, `mail-${kind}@example.com`),
      ]);
      const answer = await postPlain(house.app, kind, Object.fromEntries(filled), undefined, hindi);
      expect(answer.statusCode, answer.body).toBe(303);
    }
    await sendMails(house.db, smtp, createSiteHolder(site));
    const mails = smtp.received.filter(({ envelope }) => envelope.to.some((to) => to.startsWith('mail-')));
    // Whoever posts a job leaves no address.
    expect(mails).toHaveLength(kinds.length - 1);
    const texts = mails.flatMap(({ subject = '', text = '', html = '' }) => [
      { where: 'subject', text: subject },
      { where: 'text', text },
      ...textsOfPage(html),
    ]);
    expect(findLatin(texts)).toEqual([]);
  });

  test.for(kinds)('in the receipt that scripts show and copy: %s', (kind) => {
    const own = siteIn(site, hindi.code);
    const receipt = findReceiptWords(kind, own);
    const proof = {
      reference: 'CB-7K3M9Q',
      sentAt: new Date('2026-11-23T04:30:00Z'),
      sent: [['नाम', 'गोवा']] as const,
    };
    const texts = [receipt.heading, receipt.promise, receipt.onward?.label ?? ''];
    texts.push(receiptText(receipt, proof, own));
    expect(findLatin(texts.map((text) => ({ where: kind, text })))).toEqual([]);
  });

  test('on the page that confirms a request, and in the files for machines', async ({ house }) => {
    expect(findLatin((await readConfirmations(house)).flatMap(textsOfPage))).toEqual([]);
    expect(findLatin(await readFiles(house))).toEqual([]);
  });

  test('and a word of English would be found', () => {
    expect(findLatin(textsOfPage('<p title="Open">खोलें</p>'))).toHaveLength(1);
    expect(findLatin([{ where: 'p', text: 'PDF में, 5 MB तक' }])).toEqual([]);
  });
});
