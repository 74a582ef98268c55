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
  /** Beside `role`; empty for an owner. Releases before know the first one alone. */
  further_roles: Generated<StaffRole[]>;
  last_sign_in_at: OptionalTimestamp;
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
  /** When the second factor was last given; null where there was only a password. */
  second_factor_at: OptionalTimestamp;
  /** When the session was started with a recovery code; null otherwise. */
  recovered_at: OptionalTimestamp;
  /** The encrypted secret of an authenticator that is being set up to replace a lost one. */
  next_secret: string | null;
}

/** The columns of the authentication library that we use; the others are for other ways to sign in. */
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
  /** Null for the founding owner. */
  email: string | null;
  role: StaffRole;
  further_roles: Generated<StaffRole[]>;
  /** The owner who invited; null for the founding owner and for `npm run staff`. */
  invited_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date, Date>;
  accepted_at: OptionalTimestamp;
}

/** The creations of the last day, so that a repeated request gets the same answer and does not create a thing twice. */
interface StaffCreationsTable {
  member_id: string;
  /** The procedure's path. */
  act: string;
  key_hash: Buffer;
  /** An HMAC: it reveals nothing about the content to anybody without the key. */
  content_digest: Buffer;
  /** Encrypted with the key; null only within the transaction that creates it. */
  answer: ColumnType<string | null, never, string>;
  /** False while a later step is outstanding, such as sending a mail. */
  is_final: Generated<boolean>;
  created_at: Timestamp;
}

/** A browser in which a member has signed in with both factors. */
interface StaffDevicesTable {
  token_hash: Buffer;
  member_id: string;
  used_at: Timestamp;
}

/**
 * Events that members are told of by mail: sign-in in a new browser, used recovery code, new owner, new
 * authenticator. Owners are told of a planned release of the site's words that is late, and of a run of retention
 * that was held.
 */
export type StaffAlertKind =
  | 'new-device'
  | 'recovery-code'
  | 'new-owner'
  | 'new-authenticator'
  | 'late-release'
  | 'retention-held';

interface StaffAlertsTable {
  id: BigintKey;
  kind: StaffAlertKind;
  /** The member whose account it is about. */
  member_id: string;
  at: Timestamp;
  browser: Generated<string>;
  network: Generated<string>;
}

/** Append-only; lines are kept for at least 365 days. */
interface StaffAuditTable {
  id: BigintKey;
  at: Timestamp;
  member_id: string | null;
  /** Read as text: a newer release may have written an action that this one does not know. */
  action: ColumnType<string, AuditAction, never>;
  /** What the action was about, by a reference or an id: never a person's name. */
  subject: string;
  detail: string;
  address: string;
}

/** A link for each line of the audit log, written by a trigger at the end of the transaction that adds the line. */
interface StaffAuditChainTable {
  /** 1, 2, 3, … in commit order. */
  position: ColumnType<string, never, never>;
  line_id: ColumnType<string, never, never>;
  at: ColumnType<Date, never, never>;
  line_hash: ColumnType<Buffer, never, never>;
  previous_hash: ColumnType<Buffer, never, never>;
  hash: ColumnType<Buffer, never, never>;
}
