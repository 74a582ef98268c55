import { z } from 'zod';
import { storable } from '../fields.ts';
import { pageInput } from './paging.ts';

/** The actions that change content, by its kind. An item's history consists of them. */
export const contentActions = {
  job: [
    'job entered',
    'job copied',
    'job edited',
    'job approved',
    'job rejected',
    'job closed',
    'job closed by date',
    'job reopened',
    'job removed',
  ],
  blog: ['blog begun', 'blog edited', 'blog published', 'blog scheduled', 'blog withdrawn', 'draft removed'],
  document: [
    'document entered',
    'document renamed',
    'document renewed',
    'document version removed',
    'document dated',
    'document published',
    'document withdrawn',
    'document removed',
    'document warned of',
  ],
  site: [
    'site draft begun',
    'site draft restored',
    'site draft discarded',
    'site translations imported',
    'site page added',
    'site page renamed',
    'site release planned',
    'site release cancelled',
    'site release failed',
    'site words published',
    'site words rolled back',
    'site page withdrawn',
  ],
  picture: ['picture added', 'picture edited', 'picture cropped', 'picture removed'],
} as const;
export type ContentName = keyof typeof contentActions;
export type ContentAction<Name extends ContentName> = (typeof contentActions)[Name][number];

/**
 * Every action that the audit log knows. The words are stored, and covered by the log's hash chain, so a released
 * action is never renamed or removed. The client decides how to display it.
 */
export const auditActions = [
  ...contentActions.job,
  ...contentActions.blog,
  ...contentActions.document,
  ...contentActions.site,
  ...contentActions.picture,
  'picture uploaded',

  'signed in',
  'signed out',
  'sign-in refused',
  'sign-in held back',
  'refusals not noted one by one',
  'second factor set',
  'authenticator replaced',
  'code given again',
  'recovery codes renewed',
  'password changed',
  'session ended',
  'other sessions ended',
  'refused',
  'secret rotated',

  'invited',
  'invitation accepted',
  'invitation refused',
  'invitation revoked',
  'invitation sent again',
  'role set',
  'disabled',
  'enabled',
  'sessions ended',

  'read',
  'status set',
  'stage set',
  'hiring stages set',
  'assigned',
  'suspects restored',
  'note added',
  'note edited',
  'note removed',
  'follow-up set',
  'follow-up removed',
  'city noted',
  'office hours set',
  'reasons set',
  'own mails chosen',
  'reply sent',
  'answer received',
  'attachment downloaded',
  'inbox exported',
  'quotations read',
  'quotation begun',
  'quotation edited',
  'quotation removed',
  'quotation sent',
  'quotation won',
  'quotation lost',
  'quotation reopened',
  'quotation read',
  'quotation downloaded',
  'quotation reminded of',
  'view shared',
  'view changed',
  'view removed',
  'resume downloaded',
  'resume read',
  'applicants read',
  'applicants downloaded',
  'mails read',
  'mail sent again',
  'mail tried at once',
  'mail address corrected',

  'import read',
  'import columns matched',
  'import choices made',
  'import started',
  'import stopped',
  'import gone on',
  'import done',
  'import undoing',
  'import undone',
  'import discarded',
  'import report downloaded',
  'import pictures uploaded',
  'import tried again',
  'archive uploaded',
  'archive moved in',
  'archive discarded',

  'data requests read',
  'data request confirmed',
  'data request mails released',
  'data request set',
  'person looked up',
  'person exported',
  'person erased',
  'person merged',
  'person merge undone',
  'person split',
  'person split undone',
  'erasures repeated',
  'retention counted',
  'retention held',
  'retention confirmed',
  'retention removed',
  'moving-out archive made',
  'moving-out archive downloaded',
  'moving-out archive removed',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** Days are calendar days in India, both included. */
const auditFilter = z.object({
  /** A member's id, or `nobody` for actions of the server itself and of callers who were not signed in. */
  member: z.string().max(100).optional(),
  /** One that the log does not know has no lines. */
  action: storable(z.string().max(100)).optional(),
  /** What the line is about: a reference, a member's id, or something like `blog 7`. */
  subject: z.string().trim().max(200).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;
export const auditInput = auditFilter.extend(pageInput(z.string().regex(/^\d{1,18}$/)));

const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the server itself and for callers who were not signed in. The name is '' if the member has none. */
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** An `AuditAction`, or one of a newer release that has written to the same log. */
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  address: z.string(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const AUDIT_PAGE = 100;
export const auditPage = z.object({ lines: z.array(auditLine), next: z.string().nullable() });
