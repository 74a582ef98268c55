import { MOST_SOURCE_BYTES } from '../../../src/contract/staff/moving-in-files.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';

/** Finds the fault of a file that need not be sent to be refused; undefined where only the server can tell. */
export function findImportFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.';
  if (size > MOST_SOURCE_BYTES) return `It has ${formatFileSize(size)}, and 1 GB is the most.`;
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet. Please save it as CSV first: in Excel by File, Save As, CSV UTF-8.';
  if (/\.(?:gz|rar|7z|tar)$/i.test(name))
    return 'This is packed. Please unpack it first, and send what is in it.';
  if (!/\.(?:xml|csv|tsv|txt|po|zip)$/i.test(name))
    return 'Please choose an XML, CSV or PO file, or the ZIP of a Guardhouse that moved out.';
  return undefined;
}

export function findZipFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.';
  return /\.zip$/i.test(name) ? undefined : 'Please choose a ZIP file.';
}
