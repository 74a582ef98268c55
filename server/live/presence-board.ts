import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { InboxKind } from '../../src/contract/staff/inbox-changes.ts';
import {
  type Doing,
  doings,
  PRESENCE_LASTS_MS,
  type PresentMember,
} from '../../src/contract/staff/presence.ts';
import type { Listen } from '../database/listen.ts';
import type { Database } from '../database/schema.ts';
import { STAFF_CHANNEL } from './staff-channel.ts';

const PREFIX = 'presence ';
/** Asks the other servers to repeat what their pages have reported. */
const ASK = 'ask';
const SWEEP_EVERY_MS = 2_000;
/** A notification of the database holds 8,000 bytes. */
const LONGEST_NAME = 200;
/** Of one member; nobody works in more. */
const MOST_PAGES = 30;

/** What one open page reports: which item its member has open, and what the member does there. */
export interface PageReport {
  page: string;
  memberId: string;
  name: string;
  reference: string;
  kind: InboxKind;
  doing: Doing;
}
interface PageLeft {
  page: string;
  memberId: string;
}

/** What servers tell each other; `from` differs for each server process. */
interface Sent {
  from: string;
  message: PageReport | PageLeft | typeof ASK;
}

interface PresentPage extends PageReport {
  until: number;
}

export interface PresenceBoard {
  report(report: PageReport): Promise<void>;
  leave(left: PageLeft): Promise<void>;
  /** The other members at an item, each once. */
  list(reference: string, kinds: readonly InboxKind[], memberId: string): PresentMember[];
  /** Calls back with the members at an item where somebody came, left or began to do something else. */
  follow(onChange: (memberIds: ReadonlySet<string>) => void): () => void;
  close(): Promise<void>;
}

/**
 * Who has which item open. It is in the memory of each server alone, and is stored nowhere: what pages report travels
 * to the other servers as notifications of the database.
 */
export function createPresenceBoard(
  db: Kysely<Database>,
  listen: Listen | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
): PresenceBoard {
  const self = randomUUID();
  const pages = new Map<string, PresentPage>();
  /** The keys of the pages that report to this server. */
  const own = new Set<string>();
  const followers = new Set<(memberIds: ReadonlySet<string>) => void>();
  let stopListening: (() => Promise<void>) | undefined;

  const tell = (reference: string) => {
    const memberIds = new Set(
      [...pages.values()].filter((page) => page.reference === reference).map(({ memberId }) => memberId),
    );
    for (const follower of followers) follower(memberIds);
  };
  const keyOf = ({ memberId, page }: PageLeft) => `${memberId} ${page}`;
  const remove = (left: PageLeft) => {
    const before = pages.get(keyOf(left));
    if (before === undefined) return;
    pages.delete(keyOf(left));
    own.delete(keyOf(left));
    tell(before.reference);
  };
  const put = (report: PageReport) => {
    const before = pages.get(keyOf(report));
    const isOfSame = ({ memberId }: PresentPage) => memberId === report.memberId;
    if (before === undefined && [...pages.values()].filter(isOfSame).length >= MOST_PAGES) return;
    pages.set(keyOf(report), { ...report, until: Date.now() + PRESENCE_LASTS_MS });
    if (before?.reference === report.reference && before.doing === report.doing) return;
    if (before !== undefined && before.reference !== report.reference) tell(before.reference);
    tell(report.reference);
  };
  const hear = (payload: string) => {
    if (!payload.startsWith(PREFIX)) return;
    const { from, message: heard } = JSON.parse(payload.slice(PREFIX.length)) as Sent;
    // A server's own report comes back to it a moment later, perhaps when its page has already left.
    if (from === self) return;
    if (heard === ASK) {
      for (const [key, { until, ...report }] of pages)
        if (own.has(key) && until > Date.now()) void send(report);
    } else if ('doing' in heard) put(heard);
    else remove(heard);
  };
  const begin = () => {
    // The other servers then repeat what was reported to them before.
    stopListening ??= listen?.(STAFF_CHANNEL, { begin: () => void send(ASK), hear });
  };
  const send = async (message: Sent['message']) => {
    if (listen === undefined) return;
    const sent: Sent = { from: self, message };
    await sql`select pg_notify(${STAFF_CHANNEL}, ${PREFIX + JSON.stringify(sent)})`
      .execute(db)
      // The others then see it with the next report.
      .catch((error: unknown) => log.error(error, 'the presence of a member could not be told'));
  };
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const page of pages.values()) if (page.until <= now) remove(page);
  }, SWEEP_EVERY_MS).unref();

  return {
    async report({ name, ...report }) {
      begin();
      const shortened = { ...report, name: name.slice(0, LONGEST_NAME) };
      own.add(keyOf(shortened));
      put(shortened);
      await send(shortened);
    },
    async leave(left) {
      begin();
      remove(left);
      await send(left);
    },
    list(reference, kinds, memberId) {
      begin();
      const members = new Map<string, PresentMember>();
      for (const page of pages.values()) {
        const isShown = page.reference === reference && kinds.includes(page.kind);
        if (!isShown || page.memberId === memberId || page.until <= Date.now()) continue;
        const known = members.get(page.memberId);
        // Of several pages of a member that in which more is done counts.
        if (known && doings.indexOf(known.doing) >= doings.indexOf(page.doing)) continue;
        members.set(page.memberId, { id: page.memberId, name: page.name, doing: page.doing });
      }
      return [...members.values()].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
    },
    follow(onChange) {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    async close() {
      clearInterval(sweep);
      await stopListening?.();
    },
  };
}
