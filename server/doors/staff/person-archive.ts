import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { exportInput } from '../../../src/contract/staff/people.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import {
  type CreateStaffContext,
  demandFreshCode,
  demandMember,
} from '../../members/access/staff-procedures.ts';
import { collectPerson } from '../../people/people.ts';
import { type ReadableMessage, type ReadableRecord, renderPersonPage } from '../../people/person-page.ts';
import type { PersonRecord, StoredFile } from '../../people/records.queries.ts';
import { kindOf } from '../../submissions/kinds/kinds.ts';

/** Everything stored about a person, as one archive. It is a POST, so that no personal address appears in a URL. */
export function personArchiveRoute(door: FastifyInstance, createContext: CreateStaffContext): void {
  door.post('/person', { onRequest: demandToken }, async (request, reply) => {
    const context = createContext(request, reply);
    const signedIn = await demandMember(context, 'handlePersons');
    demandFreshCode(signedIn);
    const input = exportInput.safeParse(request.body);
    if (!input.success) {
      const field = faultyField(input.error.issues.map(({ path }) => path[0]));
      throw new AppError('BAD_REQUEST', faults[field], { field });
    }
    const records = await collectPerson({ ...context, signedIn }, input.data);
    const archive = await createPersonArchive(records, context);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="person-${dayInIndia(new Date())}.zip"`)
      .send(archive);
  });
}

const faults = {
  who: 'must be an e-mail address or a phone number',
  verification: 'must be one of the choices',
  references: 'must be references of entries',
};

function faultyField(fields: readonly unknown[]): keyof typeof faults {
  const isAboutWho = fields.some((field) => field !== 'verification' && field !== 'references');
  if (isAboutWho) return 'who';
  return fields.includes('references') ? 'references' : 'verification';
}

/**
 * `data.html` to read and print, `data.json` for programs, the resumes and the attachments. Each file is read only when
 * the archive reaches it.
 */
async function createPersonArchive(
  records: PersonRecord[],
  { resumes, site, submissionKinds }: Pick<Context, 'resumes' | 'site' | 'submissionKinds'>,
): Promise<Readable> {
  const zip = new ZipFile();
  const described: object[] = [];
  const readable: ReadableRecord[] = [];
  /** An infected file is described in data.json and left out; a missing file is reported there. */
  const add = async (stored: StoredFile | null, path: string) => {
    if (stored === null) return null;
    const { id, ...facts } = stored;
    const isThere = stored.scan !== 'infected' && (await resumes.exists(id));
    if (isThere)
      zip.addReadStreamLazy(path, { compress: false }, (take) =>
        resumes.getStream(id).then(
          (stream) => take(null, stream),
          (error: unknown) => take(error, undefined as never),
        ),
      );
    return { ...facts, file: isThere ? path : null };
  };
  for (const { resume, messages, ...record } of records) {
    const { reference } = record;
    const answers: ReadableMessage[] = [];
    let count = 0;
    for (const { files, ...message } of messages) {
      const kept: ReadableMessage['files'] = [];
      for (const { stored, ...file } of files) {
        count += 1;
        kept.push({
          ...file,
          stored: await add(stored, `attachments/${reference}-${count}-${stored?.originalName}`),
        });
      }
      answers.push({ ...message, files: kept });
    }
    const whole = { ...record, messages: answers };
    const kept = await add(resume, `resumes/${reference}-${resume?.originalName}`);
    described.push(kept === null ? whole : { ...whole, resume: kept });
    const { title } = kindOf(record.kind, submissionKinds).mails;
    readable.push({ ...whole, resume: kept, title: site.current.letterWords(title) });
  }
  const page = renderPersonPage(readable, site.current, new Date());
  zip.addBuffer(Buffer.from(page), 'data.html');
  zip.addBuffer(Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`), 'data.json');
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}
