import type { AnyTRPCRouter, TRPCRouterRecord } from '@trpc/server';
import type { Kysely, RawBuilder, Selectable, SqlBool, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Identity } from '../../src/content/identity.ts';
import type { LetterId } from '../../src/content/letters.ts';
import type { LetterWords } from '../../src/content/words.ts';
import type { Check } from '../../src/contract/checks.ts';
import type { LabelName } from '../../src/contract/field-titles.ts';
import type { NoticeVersion } from '../../src/contract/privacy-notice.ts';
import type { ReceiptText } from '../../src/contract/receipt.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import type { RetentionCounts } from '../../src/contract/staff/retention.ts';
import type { Lateness, SubmissionFlag, SubmissionKind } from '../../src/contract/submission.ts';
import type { Config } from '../config.ts';
import type { ContentVersion } from '../content/content-version.ts';
import type { Database } from '../database/schema.ts';
import type { Mailbox } from '../settings/mail.ts';
import type { Details, DetailsTable } from './details.ts';

/** One definition for each kind. The product's kinds are in kinds/kinds.ts; a test can build the app with others. */
export type SubmissionKinds = Readonly<Record<SubmissionKind, SubmissionDefinition>>;

/**
 * Everything that the rest of the server needs to know about a kind. No property is optional, so that a new kind cannot
 * forget one: what it lacks is given as `undefined`.
 */
export interface SubmissionDefinition {
  /** Its name in the database and in the metrics. */
  kind: string;
  /** The public name of its router: `jobPosting` for `jobPosting.submit`. */
  procedure: string;
  router: AnyTRPCRouter;
  /** The path for legacy clients, under /api. Undefined if they cannot send this kind. */
  legacyPath: `/${string}` | undefined;
  /** The form of the kind's page, which also works without scripts. */
  form: PlainForm;
  receipt: ReceiptText;
  /** The table with the kind's own columns. */
  table: DetailsTable;
  /** Whether a resume can be attached. Its id is then in the column `resume_id` of the table. */
  hasResume: boolean;
  /** The column of a text that is long enough to recognise when another sender repeats it. */
  longText: { column: string } | undefined;
  /** The role that handles these submissions. Owners see all kinds. */
  role: Exclude<StaffRole, 'editor' | 'viewer'>;
  mails: SubmissionMails;
  /** The submission as the staff area and the mails present it; undefined if it has been erased. */
  findWords(db: Kysely<Database>, id: string, words: LetterWords): Promise<SubmissionWords | undefined>;
  /** How the inbox shows and finds it. Undefined if it is listed elsewhere. */
  inbox: InboxColumns | undefined;
  /** Undefined if it contains no personal data. */
  personalData: PersonalData | undefined;
  /** How long it is kept. Undefined if it stays until somebody removes it. */
  retention: Retention | undefined;
}

/** A kind as its own file specifies it; `defineSubmission` turns it into the definition. */
export interface SubmissionSpec<
  Values,
  Input extends SentForm,
  Table extends DetailsTable,
  Others extends TRPCRouterRecord,
> extends Omit<SubmissionDefinition, 'router' | 'longText' | 'findWords'> {
  input: z.ZodType<Input, Values>;
  /** Every field of the input has to be in the form. */
  form: PlainForm & { empty: Readonly<Record<Exclude<keyof Input, keyof SentForm>, string>> };
  /** The procedures of its router besides `submit`. */
  others: Others;
  table: Table;
  /** The columns of the kind's own table. */
  columns(input: Input, given: { config: Config; resumeId: string | undefined }): Details<Table>;
  /** Looks up whether what it answers is still open. Undefined if the kind answers nothing. */
  findLateness: ((db: Kysely<Database>, input: Input) => Promise<Lateness | undefined>) | undefined;
  longText: { field: keyof Input & string; column: keyof Database[Table] & string } | undefined;
  /** How the sender can be reached, and the flags that only this kind raises. */
  signs(input: Input): Signs;
  describe(row: Row<Table>, words: LetterWords): SubmissionWords;
  /** Called after a submission has been accepted, to update what the site shows. */
  afterwards: ((parts: { config: Config; content: ContentVersion }) => void) | undefined;
}

/** A row of a details table as it is read. */
export type Row<Table extends DetailsTable> = Selectable<Database[Table]>;

/** What every form sends besides its own fields. */
export interface SentForm {
  website?: string | undefined;
  filledInMs?: number | undefined;
  noticeVersion?: NoticeVersion | undefined;
  file?: File | undefined;
}

export interface Signs {
  emailId?: string;
  mobileNo?: string;
  flags?: SubmissionFlag[];
}

export interface PlainForm {
  path: `/${string}`;
  /** The empty value of each field. Legacy clients send the same fields. */
  empty: Readonly<Record<string, string>>;
  checks: readonly Check[];
  /** The filter of each field, which the browser applies while the visitor types. */
  filters: Readonly<Record<string, ((typed: string) => string) | undefined>>;
}

export interface SubmissionMails {
  /** The name of the kind in the notice to the staff. */
  title: LetterId;
  /** The mailbox of the company that receives the notice. */
  readers: Mailbox;
  /** The mail to the sender. Undefined if none is sent. */
  confirmation: ConfirmationWords | undefined;
}

export interface ConfirmationWords {
  subject: LetterId;
  paragraphs: readonly LetterId[];
  /** What comes first if the submission is flagged as late. */
  late?: Record<Lateness, LetterId>;
  /** The address of the company that receives the answers. */
  replyTo: keyof Pick<Identity, 'enquiryEmail' | 'careersEmail'>;
  /** A link that the sender has to open. Each attempt to send the mail creates a new one. */
  link?: {
    paragraph: LetterId;
    label: LetterId;
    closing: LetterId;
    /** @returns the path of the link; undefined if there is nothing left to confirm. */
    createPath(db: Kysely<Database>, submissionId: string): Promise<`/${string}` | undefined>;
  };
}

/** A submission as text for a reader: named facts and, if it has one, the long text. */
export interface SubmissionWords {
  /** The name of the sender; empty if it is not shown. */
  name: string;
  emailId: string;
  /** The company or the position. It follows the name in the subject of the notice. */
  about: string | undefined;
  facts: [name: string, value: string][];
  text: string | undefined;
}

type Text = RawBuilder<string>;

/** SQL expressions on a row of the kind's own table. */
export interface InboxColumns {
  name: Text;
  /** Company, service or position. */
  about: Text;
  email: Text;
  phone: Text;
  city: Text;
  job: RawBuilder<string | null>;
  /** The sender and the company. The search also finds them misspelt. */
  names: Text;
  /** The position or service, and the city. The search also finds them by sound. */
  labels: Text;
  /** Other text, which the search matches by words only. */
  rest: Text;
  /** Further columns of the CSV export. One with the name of a field's label has its title as well. */
  exported: Partial<Record<ExportedColumn | LabelName, Text>>;
}

/** The columns of the CSV export that only some kinds fill. */
const exportedColumns = [
  'state',
  'address',
  'job',
  'qualification',
  'applicantCity',
  'resume',
  'message',
] as const;
export type ExportedColumn = (typeof exportedColumns)[number];

/** All columns that the kinds export; the fields that have no column of the list above come after it. */
export const listExportedColumns = (kinds: readonly SubmissionDefinition[]) =>
  [
    ...new Set<string>([
      ...exportedColumns,
      ...kinds.flatMap(({ inbox }) => Object.keys(inbox?.exported ?? {})),
    ]),
  ] as (ExportedColumn | LabelName)[];

export interface PersonalData {
  /** Columns that are left out of a person's archive, because they only refer to other rows. */
  notArchived: readonly string[];
  /** For submissions that are not in the inbox: SQL expressions on the kind's own row by which a person is found. */
  found: (Record<'name' | 'about' | 'email' | 'phone', Text> & { by: RawBuilder<unknown> }) | undefined;
  /** How an erasure empties the row and keeps it. Undefined if the whole submission is removed. */
  remains: Remains | undefined;
}

export interface Remains {
  /** Erases the personal data in these rows. */
  blank(trx: Transaction<Database>, ids: string[]): Promise<void>;
  /** Whether the personal data of the submission `submissions.id` has been erased. */
  isBlank: RawBuilder<SqlBool>;
}

export interface Retention {
  /** The name under which a retention run counts it. */
  countedAs: Exclude<keyof RetentionCounts, 'resumes' | 'auditLines'>;
  days(settings: Config['retention']): number;
  /** Whether the submission `s` is older than `time`. Its age counts from the event that matters for this kind. */
  isOlderThan(time: RawBuilder<Date>): RawBuilder<SqlBool>;
}
