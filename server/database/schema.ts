import type { ConversationTables } from './tables/conversation.ts';
import type { FileTables } from './tables/files.ts';
import type { ImportTables } from './tables/imports.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { JobTables } from './tables/jobs.ts';
import type { MailTables } from './tables/mails.ts';
import type { MediaTables } from './tables/media.ts';
import type { PersonalDataTables } from './tables/personal-data.ts';
import type { PublicationTables } from './tables/publications.ts';
import type { QuotationTables } from './tables/quotations.ts';
import type { ResumeTables } from './tables/resumes.ts';
import type { SiteDocumentTables } from './tables/site-documents.ts';
import type { StaffTables } from './tables/staff.ts';
import type { SubmissionTables } from './tables/submissions.ts';
import type { WaitingTables } from './tables/waiting.ts';

/**
 * Every table, each described in the file of its room. The tables of the kinds of submission are added by their
 * definitions, in submissions/kinds.
 */
export interface Database
  extends SubmissionTables,
    ResumeTables,
    FileTables,
    MailTables,
    PersonalDataTables,
    JobTables,
    PublicationTables,
    MediaTables,
    StaffTables,
    InboxTables,
    ConversationTables,
    QuotationTables,
    WaitingTables,
    SiteDocumentTables,
    ImportTables {}

export type { BigintReference, OptionalTimestamp, Timestamp } from './tables/columns.ts';
export type { JobOpeningsTable, JobStatus } from './tables/jobs.ts';
export type { MailRole, MailStatus } from './tables/mails.ts';
export type { BlogsTable, ComplianceItemsTable } from './tables/publications.ts';
export type { ResumesTable } from './tables/resumes.ts';
