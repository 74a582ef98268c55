import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MovingBack } from '../../../src/contract/staff/moving-back.ts';
import { importId, type OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { MOST_SOURCE_BYTES } from '../../../src/contract/staff/moving-in-files.ts';
import { receiveAny } from '../../archive/bringing-back/receive-archive.ts';
import { AppError, databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import { sendError } from '../../http/error-answer.ts';
import { receivePictures } from '../../importing/runs/receive-files.ts';
import { readReport } from '../../importing/runs/report-csv.ts';
import { incomingFile } from '../../importing/source-files.ts';
import {
  type CreateStaffContext,
  demandMember,
  type SignedIn,
  type StaffContext,
} from '../../members/access/staff-procedures.ts';
import { uploadPartRoutes } from './upload-part-routes.ts';

/** Room for the boundaries and headers of the body's parts. */
const AROUND_FILE_BYTES = 64 * 1024;
/** A gigabyte takes a while on an office's line. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;

/** What is uploaded to be moved in, and the report of it. A file goes straight to the disk: it may be a gigabyte. */
export async function movingInDoor(door: FastifyInstance, createContext: CreateStaffContext): Promise<void> {
  await door.register(multipart, {
    limits: { fileSize: MOST_SOURCE_BYTES, files: 1, parts: 5, fieldSize: 1_024, headerPairs: 20 },
    // The file is looked at here, so that a cut one is removed.
    throwFileSizeLimit: false,
  });
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );
  const upload = {
    bodyLimit: MOST_SOURCE_BYTES + AROUND_FILE_BYTES,
    handlerTimeout: UPLOAD_TIMEOUT_MS,
    onRequest: demandToken,
  };

  uploadPartRoutes(door, createContext);

  door.post('/files', upload, async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'moveIn');
    return withFile<MovingBack | OpenedImport>(ctx, request, (file) => receiveAny(ctx, signedIn, file));
  });

  door.post<{ Params: { id: string } }>('/:id/pictures', upload, async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'moveIn');
    const id = demandId(request.params.id);
    return withFile(ctx, request, (file) => receivePictures(ctx, signedIn, id, file));
  });

  door.get<{ Params: { id: string } }>('/:id/report.csv', async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn: SignedIn = await demandMember(ctx, 'moveIn');
    const id = demandId(request.params.id);
    const report = await readReport(ctx, signedIn, id);
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', contentDisposition(`moving-in-${id}.csv`))
      .send(report);
  });
}

function demandId(text: string): number {
  const { data } = importId.safeParse(/^\d{1,10}$/.test(text) ? Number(text) : undefined);
  if (data === undefined) throw new AppError('NOT_FOUND', 'There is no such import.');
  return data;
}

export interface IncomingFile {
  path: string;
  name: string;
  bytes: number;
}

/** Writes the body's file to the disk and removes it again unless it was kept. */
async function withFile<Result>(
  { config }: StaffContext,
  request: FastifyRequest,
  receive: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('BAD_REQUEST', 'Please choose a file.', { field: 'file' });
  const path = await incomingFile(config, request.id);
  try {
    const part = await request.file().catch((cause: unknown) => {
      throw new AppError('BAD_REQUEST', 'The multipart body is malformed.', { cause });
    });
    if (part?.fieldname !== 'file')
      throw new AppError('BAD_REQUEST', 'Please choose a file.', { field: 'file' });
    const bytes = await writeFile(part, path);
    return await receive({ path, name: part.filename, bytes });
  } finally {
    await rm(path, { force: true });
  }
}

async function writeFile(part: MultipartFile, path: string): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, file);
  if (part.file.truncated)
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      'A file may have 1 GB here. The command npm run move-in takes larger ones.',
      { field: 'file' },
    );
  if (file.bytesWritten === 0) throw new AppError('BAD_REQUEST', 'The file is empty.', { field: 'file' });
  return file.bytesWritten;
}
