import { z } from 'zod';
import { pageInput } from './paging.ts';

export const dataRequestStates = ['open', 'done'] as const;

export const dataRequestsInput = z.object({
  state: z.enum(dataRequestStates).default('open'),
  ...pageInput(z.string().max(20)),
});

const dataRequest = z.object({
  reference: z.string(),
  /** The language in which the person is answered, such as `hi-IN`. */
  locale: z.string(),
  submittedAt: z.string(),
  dueAt: z.string(),
  doneAt: z.string().nullable(),
  /** Name, contact and details are '' once the person's data has been erased. */
  name: z.string(),
  contact: z.string(),
  asked: z.string(),
  details: z.string(),
  flags: z.array(z.string()),
  /** Whether its mails are on hold until a member releases them, because it looks automated. */
  held: z.boolean(),
  /** Whether the mail with the confirmation link has been sent. */
  mailed: z.boolean(),
  /** When the person confirmed the request by the link mailed to `contact`, and from which network. */
  confirmedAt: z.string().nullable(),
  confirmedFrom: z.string(),
});
export type DataRequest = z.infer<typeof dataRequest>;

/** A request with this many days left or fewer is marked. */
export const DUE_SOON_DAYS = 14;

export const DATA_REQUESTS_PAGE = 50;
export const dataRequestsPage = z.object({ requests: z.array(dataRequest), next: z.string().nullable() });

export const dataRequestInput = z.object({
  reference: z.string().regex(/^DR-[0-9A-Z]{6}$/, 'is no reference of a request'),
});

export const dataRequestStateInput = dataRequestInput.extend({ state: z.enum(dataRequestStates) });
