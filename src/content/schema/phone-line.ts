import * as z from 'zod';
import { code, line } from './fields.ts';

/** Four to fifteen digits in groups, in at most thirty characters. */
export const SHOWN_NUMBER = /^(?=.{4,30}$)\+?[ ().-]*(?:\d[ ().-]*){4,15}$/;

/** A telephone number with its name. It is dialled as it is shown: see src/call-address.ts. */
export const phoneLine = (meta: { label: string; help?: string }) =>
  z
    .strictObject({
      label: line({ label: 'Name', most: 40 }),
      display: code(
        { label: 'Number', help: 'As shown, such as 022 5557 3122. The same number is dialled.' },
        SHOWN_NUMBER,
        'Four to fifteen digits, with spaces or hyphens between them.',
      ),
    })
    .meta(meta);
export type PhoneLine = z.infer<ReturnType<typeof phoneLine>>;
