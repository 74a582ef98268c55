import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface StaffTables {
  staff_members: StaffMembersTable;
  staff_sessions: StaffSessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_invitations: StaffInvitationsTable;
  staff_creations: StaffCreationsTable;
  staff_devices: StaffDevicesTable;
  staff_alerts: StaffAlertsTable;
  staff_audit: StaffAuditTable;
  staff_audit_chain: StaffAuditChainTable;
}

interface StaffMembersTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  role: StaffRole;
  disabled_at: OptionalTimestamp;
  two_factor_enabled: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface StaffSessionsTable {
  id: string;
  member_id: string;
  token: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When the second factor was last given in it; null of one that has a password alone. */
  second_factor_at: OptionalTimestamp;
  /** When it was begun by a recovery code; null of others. */
  recovered_at: OptionalTimestamp;
  /** Encrypted, of an authenticator that is being set up in the place of a lost one. */
  next_secret: string | null;
}

/** The columns of ours among those that the library keeps for other ways to sign in. */
interface StaffAccountsTable {
  id: string;
  member_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
}

interface StaffSecondFactorsTable {
  id: string;
  member_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
}

interface StaffInvitationsTable {
  id: BigintKey;
  token_hash: Buffer;
  /** Null: the founding owner's. */
  email: string | null;
  role: StaffRole;
  /** The owner who made it; null of the founding owner's and of those by `npm run staff`. */
  invited_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date, Date>;
  accepted_at: OptionalTimestamp;
}

/** What a member has created in the last day, so that a repeat of the same act is answered and not done again. */
interface StaffCreationsTable {
  member_id: string;
  /** The procedure. */
  act: string;
  key_hash: Buffer;
  /** Keyed: to nobody without the key does it tell anything of what was sent. */
  content_digest: Buffer;
  /** Encrypted by the key; null within its own transaction alone. */
  answer: ColumnType<string | null, never, string>;
  /** False while more is to come, such as whether a mail could be sent. */
  is_final: Generated<boolean>;
  created_at: Timestamp;
}

/** A browser in which a member has signed in with both factors. */
interface StaffDevicesTable {
  token_hash: Buffer;
  member_id: string;
  used_at: Timestamp;
}

/** What members are told of by mail: a sign-in in an unknown browser, a used recovery code, a new owner, another authenticator. */
export type StaffAlertKind = 'new-device' | 'recovery-code' | 'new-owner' | 'new-authenticator';

interface StaffAlertsTable {
  id: BigintKey;
  kind: StaffAlertKind;
  /** Whose account it is about. */
  member_id: string;
  at: Timestamp;
  browser: Generated<string>;
  network: Generated<string>;
}

/** Only ever added to, and kept for 365 days. */
interface StaffAuditTable {
  id: BigintKey;
  at: Timestamp;
  member_id: string | null;
  /** Read as text: a newer release may have written an action that this one does not know. */
  action: ColumnType<string, AuditAction, never>;
  /** What it was done to, by a reference or an id: never by a person's name. */
  subject: string;
  detail: string;
  address: string;
}

/** A link for each line of the audit log, written by a trigger at the end of the line's transaction. */
interface StaffAuditChainTable {
  /** 1, 2, 3, … in the order of the commits. */
  position: ColumnType<string, never, never>;
  line_id: ColumnType<string, never, never>;
  at: ColumnType<Date, never, never>;
  line_hash: ColumnType<Buffer, never, never>;
  previous_hash: ColumnType<Buffer, never, never>;
  hash: ColumnType<Buffer, never, never>;
}
