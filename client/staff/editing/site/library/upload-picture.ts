import { createTRPCClient, httpLink } from '@trpc/client';
import type { StaffRouter } from '../../../../../server/staff-router.ts';
import type { LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import { MAX_UPLOAD_BYTES } from '../../../../../src/contract/staff/uploaded-file.ts';
import { toFormData } from '../../../../../src/contract/typed-form-data.ts';
import { antiForgery } from '../../../../shared/anti-forgery.ts';
import { formatFileSize } from '../../../../shared/ui/file-size.ts';
import { uploadFetch } from '../../../../shared/upload-fetch.ts';
import { attendanceHeaders } from '../../../calls/attendance.ts';
import { codeLink } from '../../../calls/code-link.ts';
import { createKeyHeader } from '../../../calls/creation-call.ts';

/** A client of its own, since only a request by XMLHttpRequest tells how much of it has been sent. */
const uploading = createTRPCClient<StaffRouter>({
  links: [
    codeLink,
    httpLink({
      url: '/staff/trpc',
      headers: ({ op }) => ({ ...antiForgery(), ...attendanceHeaders(), ...createKeyHeader(op) }),
      fetch: uploadFetch,
    }),
  ],
});

/** @param key the same for each attempt, so that a picture whose answer was lost is not added twice. */
export function uploadPicture(file: File, key: string, signal: AbortSignal): Promise<LibraryPicture> {
  return uploading.media.add.mutate(toFormData({ file }), { signal, context: { creationKey: key } });
}

/** Finds the fault of a file that need not be sent to be refused; undefined where only the server can tell. */
export function findFileFault({ type, name, size }: File): string | undefined {
  if (/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return 'HEIC pictures of a phone cannot be shown by browsers. Please save or send it as a JPEG first.';
  if (!/^image\/(?:jpeg|png|webp|avif|svg\+xml)$/.test(type))
    return 'This is no JPEG, PNG, WebP, AVIF or SVG picture.';
  if (size > MAX_UPLOAD_BYTES)
    return `It has ${formatFileSize(size)}, and 10 MB is the most. Please save it smaller first.`;
  return undefined;
}
