import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quotationId } from '../../../src/contract/staff/quotations.ts';
import { storedFileTypes } from '../../../src/contract/stored-file.ts';
import { AppError } from '../../errors.ts';
import { demandToken } from '../../http/anti-forgery.ts';
import { type CreateStaffContext, demandMember } from '../../members/access/staff-procedures.ts';
import { findQuotationFile, readQuotation } from '../../quotations/quotation-file.ts';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** The PDFs of quotations. They are routes, since a procedure's answer cannot be a file. */
export function quotationFileRoutes(door: FastifyInstance, createContext: CreateStaffContext): void {
  // A POST, since each reading is recorded.
  door.post('/quotations/:id/reading', { onRequest: demandToken }, async (request: Asked, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'manageQuotations');
    const bytes = await readQuotation({ ...ctx, signedIn }, idOf(request));
    return reply
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .type(storedFileTypes.pdf)
      .header('content-disposition', 'attachment')
      .header('content-length', bytes.length)
      .send(bytes);
  });

  door.get('/quotations/:id', async (request: Asked, reply) => {
    const ctx = createContext(request, reply);
    const signedIn = await demandMember(ctx, 'manageQuotations');
    const { fileId, name } = await findQuotationFile({ ...ctx, signedIn }, idOf(request));
    return reply
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .type(storedFileTypes.pdf)
      .header('content-disposition', contentDisposition(name))
      .send(await ctx.resumes.getStream(fileId));
  });
}

function idOf({ params }: Asked): string {
  const id = quotationId.safeParse(params.id);
  if (!id.success) throw new AppError('NOT_FOUND', 'There is no such quotation.');
  return id.data;
}
