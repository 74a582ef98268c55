/** What prints a quotation, with its libraries for PDFs and pictures. It is loaded by the first quotation that is printed. */
export { printQuotation } from './quotation-pdf.ts';
export { readLogo } from './read-logo.ts';
