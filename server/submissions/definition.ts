import type { AnyTRPCRouter, TRPCRouterRecord } from '@trpc/server';
import type { Kysely, RawBuilder, Selectable, SqlBool, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Check } from '../../src/contract/checks.ts';
import type { NoticeVersion } from '../../src/contract/privacy-notice.ts';
import type { ReceiptText } from '../../src/contract/receipt.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import type { RetentionCounts } from '../../src/contract/staff/retention.ts';
import type { SubmissionFlag, SubmissionKind } from '../../src/contract/submission.ts';
import type { Config } from '../config.ts';
import type { ContentVersion } from '../content/content-version.ts';
import type { Database } from '../database/schema.ts';
import type { Mailbox } from '../settings/mail.ts';
import type { Details, DetailsTable } from './accept.queries.ts';

/**
 * One definition for each kind. The list of the product is in kinds/kinds.ts; the app can be given another one, which
 * is how a test adds a kind.
 */
export type SubmissionKinds = Readonly<Record<SubmissionKind, SubmissionDefinition>>;

/**
 * What the rooms of the server need to know of a kind. Every property has to be given, also where the answer is
 * `undefined`: a kind that leaves one out does not compile.
 */
export interface SubmissionDefinition {
  /** Its name in the database and in the metrics. */
  kind: string;
  /** The public name of its router: `jobPosting` for `jobPosting.submit`. */
  procedure: string;
  router: AnyTRPCRouter;
  /** The path of legacy clients, under /api. Undefined: they do not know it. */
  legacyPath: `/${string}` | undefined;
  /** The form of the kind's page, which also works without scripts. */
  form: PlainForm;
  receipt: ReceiptText;
  /** Holds the kind's own columns. */
  table: DetailsTable;
  /** Whether it may come with a resume, whose id its table then has in `resume_id`. */
  hasResume: boolean;
  /** The column of a text that is long enough to be recognised when somebody else sends it again. */
  longText: { column: string } | undefined;
  /** The role that works on it; owners see everything. */
  role: Exclude<StaffRole, 'editor'>;
  mails: SubmissionMails;
  /** What the staff and the mails are told of a submission; undefined where it has been erased. */
  findWords(db: Kysely<Database>, id: string): Promise<SubmissionWords | undefined>;
  /** Its entry in the inbox. Undefined: it has a place of its own. */
  inbox: InboxColumns | undefined;
  /** Undefined: it says nothing of a person. */
  personalData: PersonalData | undefined;
  /** How long it is kept. Undefined: until somebody removes it. */
  retention: Retention | undefined;
}

/** What a kind's own file states, from which `defineSubmission` makes the definition. */
export interface SubmissionSpec<
  Values,
  Input extends SentForm,
  Table extends DetailsTable,
  Others extends TRPCRouterRecord,
> extends Omit<SubmissionDefinition, 'router' | 'longText' | 'findWords'> {
  input: z.ZodType<Input, Values>;
  /** Every field of the input has to be in the form. */
  form: PlainForm & { empty: Readonly<Record<Exclude<keyof Input, keyof SentForm>, string>> };
  /** The procedures of its router beside `submit`. */
  others: Others;
  table: Table;
  /** The values of the kind's own table. What is not text comes as an expression with its cast. */
  columns(input: Input, given: { config: Config; resumeId: string | undefined }): Details<Table>;
  longText: { field: keyof Input & string; column: keyof Database[Table] & string } | undefined;
  /** Where the sender can be reached, and what is odd about the values of this kind alone. */
  signs(input: Input): Signs;
  describe(row: Row<Table>): SubmissionWords;
  /** What changes on the site once it has been stored. */
  afterwards: ((parts: { config: Config; content: ContentVersion }) => void) | undefined;
}

/** The columns of a details table as they are read. */
export type Row<Table extends DetailsTable> = Selectable<Database[Table]>;

/** What every form sends beside its own fields. */
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
  /** Its fields, which are also those that legacy clients send. */
  empty: Readonly<Record<string, string>>;
  checks: readonly Check[];
  /** What the fields themselves let through where scripts run. */
  filters: Readonly<Record<string, ((typed: string) => string) | undefined>>;
}

export interface SubmissionMails {
  /** What the notice to the staff calls it. */
  title: string;
  /** Which mailbox of the company reads the notice. */
  readers: Mailbox;
  /** What the sender is told. Undefined: nothing. */
  confirmation: ConfirmationWords | undefined;
}

export interface ConfirmationWords {
  subject: string;
  paragraphs: readonly string[];
  replyTo: string;
  /** A link that the sender is to open; made anew for each attempt. */
  link?: {
    paragraph: string;
    label: string;
    closing: string;
    /** @returns its path; undefined where there is nothing left to confirm. */
    createPath(db: Kysely<Database>, submissionId: string): Promise<`/${string}` | undefined>;
  };
}

/** A submission as it is told to a reader: its facts by their names, and its long text if it has one. */
export interface SubmissionWords {
  /** Who sent it, where the form asks. */
  name: string;
  emailId: string;
  /** The company, or the position: it follows the name in the notice's subject. */
  about: string | undefined;
  facts: [name: string, value: string][];
  text: string | undefined;
}

type Text = RawBuilder<string>;

/** SQL expressions over a row of the kind's own table. */
export interface InboxColumns {
  name: Text;
  /** Company, service or position. */
  about: Text;
  email: Text;
  phone: Text;
  city: Text;
  job: RawBuilder<string | null>;
  /** Found however misspelt: the sender, and the company. */
  names: Text;
  /** Found by sound: the position or service, and the city. */
  labels: Text;
  /** Found by its words alone. */
  rest: Text;
  /** What the CSV export shows beside the entry. */
  exported: Partial<Record<ExportedColumn, Text>>;
}

/** The columns of the CSV export that not every kind fills. */
export const exportedColumns = ['state', 'address', 'job', 'qualification', 'resume', 'message'] as const;
export type ExportedColumn = (typeof exportedColumns)[number];

export interface PersonalData {
  /** Columns that the person's archive leaves out, since they only refer to other rows. */
  notArchived: readonly string[];
  /** How a person is found among submissions that are not in the inbox: expressions over the kind's own row. */
  found: (Record<'name' | 'about' | 'email' | 'phone', Text> & { by: RawBuilder<unknown> }) | undefined;
  /** What an erasure leaves of it. Undefined: nothing. */
  remains: Remains | undefined;
}

export interface Remains {
  /** Empties everything personal in these rows. */
  blank(trx: Transaction<Database>, ids: string[]): Promise<void>;
  /** Whether the submission whose id is `submissions.id` has been emptied. */
  isBlank: RawBuilder<SqlBool>;
}

export interface Retention {
  /** What the counts of a run call it. */
  countedAs: Exclude<keyof RetentionCounts, 'resumes' | 'auditLines'>;
  days(settings: Config['retention']): number;
  /** Whether the submission `s` is older, counted from the event that matters for this kind. */
  isOlderThan(time: RawBuilder<Date>): RawBuilder<SqlBool>;
}
