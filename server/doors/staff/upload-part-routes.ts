import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MovingBack } from '../../../src/contract/staff/moving-back.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { MOST_PART_BYTES, uploadInput } from '../../../src/contract/staff/moving-in-uploads.ts';
import { arrivedArchive } from '../../archive/bringing-back/arrived-archive.ts';
import { receiveAny } from '../../archive/bringing-back/receive-archive.ts';
import { AppError } from '../../errors.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import { RefusedRequest } from '../../http/body-limits.ts';
import { lockUpload } from '../../importing/imports.queries.ts';
import { demandImport } from '../../importing/runs/change-imports.ts';
import { demandRoom, receivePictures } from '../../importing/runs/receive-files.ts';
import { beginFinishing, finishUpload, writePart } from '../../importing/runs/unfinished-uploads.ts';
import { type CreateStaffContext, demandMember } from '../../members/access/staff-procedures.ts';

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * A large file in parts: each is a short request, so that a slow line meets no time limit, and one that breaks costs a
 * part. A part says where it begins (`Upload-Offset`) and what it is (`Content-Digest`, RFC 9530).
 */
export function uploadPartRoutes(door: FastifyInstance, createContext: CreateStaffContext): void {
  // Read by the handler, once it knows who sends it.
  door.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  // POST, since proxies of offices let nothing else through.
  door.post<{ Params: { id: string } }>(
    '/uploads/:id/parts',
    { bodyLimit: MOST_PART_BYTES, onRequest: [demandToken, reserveRoom] },
    async (request, reply) => {
      const ctx = createContext(request, reply);
      const { member } = await demandMember(ctx, 'moveIn');
      const id = demandId(request);
      await demandRoom(ctx);
      const at = Number(request.headers['upload-offset'] ?? Number.NaN);
      if (!Number.isSafeInteger(at) || at < 0)
        throw new AppError('BAD_REQUEST', 'The header Upload-Offset is missing.');
      const bytes = await readBody(request);
      demandDigest(request, bytes);
      // Two tabs of one member must not write at the same moment, whichever process answers them.
      return ctx.db.transaction().execute(async (trx) => {
        if (!(await lockUpload(trx, id))) throw new AppError('CONFLICT', 'Another part is being written.');
        return writePart(ctx.config, member.id, id, { at, bytes });
      });
    },
  );

  door.post<{ Params: { id: string } }>(
    '/uploads/:id/finish',
    { onRequest: demandToken },
    async (request, reply) => {
      const ctx = createContext(request, reply);
      const signedIn = await demandMember(ctx, 'moveIn');
      const id = demandId(request);
      const found = await ctx.db.transaction().execute(async (trx) => {
        if (!(await lockUpload(trx, id))) throw new AppError('CONFLICT', 'A part is being written.');
        return beginFinishing(ctx.config, signedIn.member.id, id);
      });
      if (found.became === 'archive') return arrivedArchive(ctx.config).read();
      if (found.became !== null) return demandImport(ctx.db, found.became);
      const { pictures } = found;
      return finishUpload<OpenedImport | MovingBack>(ctx.config, found, (file) =>
        pictures === null ? receiveAny(ctx, signedIn, file) : receivePictures(ctx, signedIn, pictures, file),
      );
    },
  );
}

function demandId({ params }: UploadRequest): string {
  const { data } = uploadInput.safeParse(params);
  if (data === undefined) throw new AppError('NOT_FOUND', 'There is no such upload.');
  return data.id;
}

/** A part is held in memory until it is checked. */
async function reserveRoom(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= MOST_PART_BYTES)) {
    reply.header('connection', 'close');
    throw new RefusedRequest(Number.isNaN(length) ? 411 : 413, `A part may have ${MOST_PART_BYTES} bytes.`);
  }
  reply.raw.once('close', request.server.uploadCapacity.reserve(length, request.ip));
}

/** @throws {AppError} BAD_REQUEST if the connection ends before the part does. */
async function readBody({ body, headers }: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_PART_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The part is not whole.', { cause });
  }
  if (length !== Number(headers['content-length']))
    throw new AppError('BAD_REQUEST', 'The part is not whole.');
  return Buffer.concat(chunks, length);
}

/** @throws {AppError} BAD_REQUEST where the part is not what was sent. */
function demandDigest({ headers }: FastifyRequest, bytes: Buffer): void {
  const [, said] = /(?:^|,)\s*sha-256=:([\w+/=]{44}):/.exec(String(headers['content-digest'] ?? '')) ?? [];
  if (said === undefined) throw new AppError('BAD_REQUEST', 'The header Content-Digest is missing.');
  if (said !== createHash('sha256').update(bytes).digest('base64'))
    throw new AppError('BAD_REQUEST', 'The part was damaged on its way.', { field: 'part' });
}
