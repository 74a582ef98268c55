import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../environment/app.ts';
import { makeDocxOf } from '../factories/files/office.ts';
import { makePdf, readDoc, readReal } from '../factories/files/resumes.ts';
import { applyWith, findResume, keepScanning, whereIs } from '../factories/scanned-resumes.ts';
import { type Clamd, EICAR, startClamd } from './clamd-daemon.ts';

const log = pino({ level: 'silent' });
/** A shared machine is sometimes slow. */
const PATIENCE = { timeout: 20_000 };
let clamd: Clamd;

beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd?.stop());

const infected: [string, () => Buffer | Promise<Buffer>][] = [
  ['pdf', () => Buffer.concat([makePdf(), Buffer.from(`\n%${EICAR}\n%%EOF\n`)])],
  ['doc', () => Buffer.concat([readDoc(), Buffer.from(EICAR)])],
  ['docx', makeInfectedDocx],
];

/** Deflated within the zip, where only a scanner that unpacks archives finds it. */
function makeInfectedDocx(): Buffer {
  const picture = { name: 'word/media/picture.png', bytes: Buffer.from(EICAR), isDeflated: true };
  return makeDocxOf('<w:p><w:r><w:t>Words</w:t></w:r></w:p>', picture);
}

describe('a real ClamAV', () => {
  test.for(infected)('finds EICAR in a %s', async ([type, make], { server }) => {
    const id = await applyWith(server, await make(), `cv.${type}`);
    const stop = await keepScanning({ ...server, clamd, log });
    await expect.poll(async () => (await findResume(server, id)).scan_state, PATIENCE).toBe('infected');
    await stop();
    expect((await findResume(server, id)).scan_note).toContain('Guardhouse.Eicar');
    expect(await whereIs(server, id)).toEqual(['quarantine']);
  });

  test.for([
    ['pdf', () => readReal('chromium.pdf')],
    ['doc', () => readReal('libreoffice.doc')],
    ['docx', () => readReal('libreoffice.docx')],
    ['pdf', () => makePdf(5 * 1024 * 1024)],
  ] as [string, () => Buffer][])('finds nothing in a clean %s', async ([type, make], { server }) => {
    const id = await applyWith(server, make(), `cv.${type}`);
    const stop = await keepScanning({ ...server, clamd, log });
    await expect.poll(async () => (await findResume(server, id)).scan_state, PATIENCE).toBe('clean');
    await stop();
    expect(await whereIs(server, id)).toEqual(['store']);
  });
});
