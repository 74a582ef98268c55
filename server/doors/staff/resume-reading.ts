import type { FastifyInstance } from 'fastify';
import { resumeTypes } from '../../../src/contract/job-application.ts';
import { type ResumeReading, resumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import { readResume } from '../../inbox/read-resume.ts';
import { type CreateStaffContext, demandMember } from '../../members/access/staff-procedures.ts';

/**
 * What a resume says: a PDF as it is, of anything else the text. It is a route, since a procedure's answer cannot be a
 * file, and a POST, since each reading is recorded.
 */
export function resumeReadingRoute(door: FastifyInstance, createContext: CreateStaffContext): void {
  door.post<{ Params: { reference: string } }>(
    '/resumes/:reference/reading',
    { onRequest: demandToken },
    async (request, reply) => {
      const ctx = createContext(request, reply);
      const signedIn = await demandMember(ctx, 'readApplicants');
      const read = await readResume(ctx, signedIn, request.params.reference);
      // A browser that is led here shows nothing and runs nothing.
      reply.header('content-security-policy', 'sandbox').header('x-content-type-options', 'nosniff');
      if (read.form !== 'pdf') return reply.send(resumeReading.parse(read) satisfies ResumeReading);
      return reply
        .type(resumeTypes.pdf)
        .header('content-disposition', 'attachment')
        .header('content-length', read.bytes.length)
        .send(read.bytes);
    },
  );
}
