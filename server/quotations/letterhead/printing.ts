import type { QuotationToPrint } from './quotation-pdf.ts';

/** Imports what makes PDFs only for the first quotation that is printed: no other part of the server needs it. */
export async function printQuotation(quotation: QuotationToPrint): Promise<Buffer> {
  const { drawQuotation } = await import('./quotation-pdf.ts');
  return drawQuotation(quotation);
}
