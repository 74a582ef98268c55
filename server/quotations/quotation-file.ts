import { dayInIndia } from '../../src/day-in-india.ts';
import { AppError } from '../errors.ts';
import { printQuotation } from './letterhead/printing.ts';
import { readLogo } from './letterhead/read-logo.ts';
import { demandQuotation, type QuotationContext, recordQuotation } from './quotation-access.ts';
import type { StoredQuotation } from './quotations.queries.ts';

/** The PDF of a quotation, for reading in place: as it was sent, or what a draft would look like today. */
export async function readQuotation(ctx: QuotationContext, id: string): Promise<Buffer> {
  const quotation = await demandQuotation(ctx, id);
  if (quotation.fileId !== null) {
    await demandFile(ctx, quotation);
    await recordQuotation(ctx, 'quotation read', quotation);
    return Buffer.from(await ctx.resumes.getBytes(quotation.fileId));
  }
  const site = ctx.site.current;
  const at = new Date();
  return printQuotation({
    letterhead: { identity: site.identity, logo: await readLogo(ctx, site) },
    values: quotation.values,
    number: null,
    day: dayInIndia(at),
    at,
    sender: ctx.signedIn.member.name,
  });
}

/** The file of a quotation that was sent, for the download. */
export async function findQuotationFile(
  ctx: QuotationContext,
  id: string,
): Promise<{ fileId: string; name: string }> {
  const quotation = await demandQuotation(ctx, id);
  const { fileId, number } = quotation;
  if (fileId === null || number === null)
    throw new AppError('NOT_FOUND', 'This quotation was not sent yet, so there is no file of it.');
  await demandFile(ctx, quotation);
  await recordQuotation(ctx, 'quotation downloaded', quotation);
  return { fileId, name: `Quotation ${number.replaceAll('/', '-')}.pdf` };
}

async function demandFile({ resumes }: QuotationContext, { fileId }: StoredQuotation): Promise<void> {
  if (fileId === null || !(await resumes.exists(fileId)))
    throw new AppError('NOT_FOUND', 'This file is missing.');
}
