import type { FastifyInstance } from 'fastify';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { movingOutArchive } from '../../archive/moving-out/make-archive.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import {
  type CreateStaffContext,
  demandFreshCode,
  demandMember,
} from '../../members/access/staff-procedures.ts';

/** A slow connection takes hours for a large archive. */
const DOWNLOAD_LASTS_MS = 12 * 60 * 60_000;

/** The archive that was made for moving out. It stays, so that an interrupted download can be begun again. */
export function movingOutFileRoute(door: FastifyInstance, createContext: CreateStaffContext): void {
  door.get('/moving-out.zip', { handlerTimeout: DOWNLOAD_LASTS_MS }, async (request, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'moveOut');
    demandFreshCode(signedIn);
    const archive = movingOutArchive(ctx.config);
    const { begunAt } = await archive.read();
    const file = await archive.open();
    if (file === undefined) throw new AppError('NOT_FOUND', 'There is no archive. Make a new one.');
    try {
      const { id } = signedIn.member;
      const detail = `${file.bytes} bytes`;
      await addAuditLine(ctx.db, {
        memberId: id,
        action: 'moving-out archive downloaded',
        detail,
        address: ctx.address,
      });
      const day = dayInIndia(begunAt === null ? new Date() : new Date(begunAt));
      return reply
        .type('application/zip')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="guardhouse-${day}.zip"`)
        .header('content-security-policy', 'sandbox')
        .header('x-content-type-options', 'nosniff')
        .send(file.stream);
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
  });
}
