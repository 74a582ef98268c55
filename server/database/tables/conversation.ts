import type { ColumnType, Generated } from 'kysely';
import type { LeftOut, MessageNature } from '../../../src/contract/staff/conversation.ts';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface ConversationTables {
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_files: MessageFilesTable;
  mailboxes: MailboxesTable;
  unread_mails: UnreadMailsTable;
}

/** One row for each submission that the staff has replied to. */
interface ConversationsTable {
  submission_id: BigintReference;
  /** The secret by which an answer finds its submission. */
  token: string;
}

/** A mail of a conversation. It is never changed. */
interface MessagesTable {
  id: BigintKey;
  submission_id: BigintReference;
  direction: 'sent' | 'received';
  /** What a received mail is: by a person, an automatic reply, or the report that a mail of ours did not arrive. */
  nature: Generated<MessageNature>;
  at: Timestamp;
  /** The author of a sent one. */
  member_id: string | null;
  /** Of the other side: who it was sent to, or who sent it. */
  name: string;
  address: string;
  /** The language in which a reply was written. */
  locale: string | null;
  subject: string;
  body: string;
  /** Whether the mail has more text than `body`. */
  is_cut: Generated<boolean>;
  /** False for an answer that was found by its reference and address alone, which somebody else may know. */
  has_token: Generated<boolean>;
  /** The Message-ID, with its angle brackets. */
  message_id: string;
}

/** An attachment: a file of the resume store, or a mention of one that was not kept. */
interface MessageFilesTable {
  id: BigintKey;
  message_id: BigintReference;
  resume_id: string | null;
  name: string;
  /** Bytes. */
  size: number;
  left_out: LeftOut | null;
}

/** A mailbox that answers are read from. */
interface MailboxesTable {
  /** User, server and folder. */
  name: string;
  /** Where the mail server changes it, the mails have new numbers. */
  uid_validity: string | null;
  /** The number of the last mail that was looked at. */
  last_uid: ColumnType<string, string | number | undefined, string | number>;
  /** The lease of the server that reads it. */
  leased_until: Timestamp;
  read_at: OptionalTimestamp;
  /** Why the last attempt failed; empty where it did not. */
  fault: Generated<string>;
}

/** A received mail that is being read, or could not be read. One that was taken in has no row. */
interface UnreadMailsTable {
  /** Its place in a mailbox, or the digest of what a mail service delivered. */
  key: string;
  /** How often reading was begun, this time included. */
  attempts: number;
  last_error: Generated<string>;
  tried_at: Timestamp;
  /** When it was given up. */
  put_aside_at: OptionalTimestamp;
}
