import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type ChangeEvent, HEARTBEAT_INTERVAL_MS } from '../../src/contract/staff/inbox-changes.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { mayDo } from '../../src/contract/staff/rights.ts';
import type { Parts } from '../context.ts';
import { AppError } from '../errors.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { ABSOLUTE_LIMIT_MS, type SignedIn } from '../members/access/staff-procedures.ts';
import { listGoodSessions } from './live.queries.ts';
import { STAFF_CHANNEL } from './staff-channel.ts';

/** A browser needs one stream, however many tabs it has. */
const MOST_OF_MEMBER = 6;
const MOST_OF_SERVER = 500;
const RETRY_AFTER_SECONDS = 60;
/** During many changes a stream sends at most one message in this time. */
const TOLD_EVERY_MS = 500;
const SESSION_CHECK_MS = 5_000;
/** A client that does not read is disconnected before this much is buffered. */
const MOST_UNREAD_BYTES = 16 * 1024;

interface Open {
  stream: PassThrough;
  memberId: string;
  sessionId: string;
  roles: readonly StaffRole[];
}

export interface LiveStreams {
  /** @throws {AppError} TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE. */
  open(signedIn: SignedIn): PassThrough;
  count(): number;
  close(): Promise<void>;
}

/**
 * The event streams that tell the staff's pages that something has changed. They carry no data: the pages then
 * request what changed through procedures, which check what each member may read.
 */
export function createLiveStreams(
  {
    db,
    listen,
    draining,
    submissionKinds,
    presence,
  }: Pick<Parts, 'db' | 'listen' | 'draining' | 'submissionKinds' | 'presence'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): LiveStreams {
  const all = new Set<Open>();
  const pending = new Set<string>();
  let stopListening: (() => Promise<void>) | undefined;
  let isOver = false;
  let said = 0;
  let telling: NodeJS.Timeout | undefined;
  /** Requests about personal data are counted in the menu without being in the inbox. */
  const kindsOf = (roles: readonly StaffRole[]): readonly string[] => [
    ...readableBy(roles, submissionKinds).kinds,
    ...(mayDo(roles, 'handlePersons') ? ['data-request'] : []),
  ];

  const say = ({ stream }: Open, event: ChangeEvent) => {
    said += 1;
    stream.write(`id: ${said}\nevent: ${event}\ndata: ${event === 'changed' ? 'inbox' : ''}\n\n`);
    if (stream.readableLength + stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
  };
  const tell = () => {
    telling = undefined;
    for (const each of all) if (kindsOf(each.roles).some((kind) => pending.has(kind))) say(each, 'changed');
    pending.clear();
  };
  const tellSoon = (kinds: readonly string[]) => {
    for (const kind of kinds) pending.add(kind);
    telling ??= setTimeout(tell, TOLD_EVERY_MS).unref();
  };
  /** Members at an item are told at once when somebody comes there, leaves, or begins to write. */
  const stopFollowing = presence?.follow((memberIds) => {
    for (const each of all) if (memberIds.has(each.memberId)) say(each, 'presence');
  });
  /** Ends the streams whose session has ended, or whose member has other roles now. */
  const checkSessions = async () => {
    if (all.size === 0) return;
    const checked = [...all];
    const good = await listGoodSessions(
      db,
      checked.map(({ sessionId }) => sessionId),
      ABSOLUTE_LIMIT_MS,
    );
    for (const each of checked) {
      if (good.get(each.sessionId) === each.roles.join()) continue;
      say(each, 'over');
      each.stream.end();
    }
  };
  const checkSessionsSafely = () =>
    void checkSessions().catch((error: unknown) => log.error(error, 'the sessions could not be checked'));

  const begin = () => {
    stopListening ??= listen?.(STAFF_CHANNEL, {
      // Notifications that were lost may have been about anything, so everybody is told.
      begin: () => tellSoon(kindsOf(['owner'])),
      hear(payload) {
        const [what, kinds = ''] = payload.split(' ');
        if (what === 'inbox') tellSoon(kinds.split(','));
        if (what === 'sessions') checkSessionsSafely();
      },
    });
  };
  const timers = [
    setInterval(checkSessionsSafely, SESSION_CHECK_MS),
    setInterval(() => {
      for (const each of all) say(each, 'beat');
    }, HEARTBEAT_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  const endAll = () => {
    isOver = true;
    for (const { stream } of all) stream.end();
  };
  // Immediately on shutdown: a stream never ends by itself, so the server would wait for it.
  draining?.addEventListener('abort', endAll, { once: true });

  return {
    open({ sessionId, member }) {
      if (isOver || listen === undefined || all.size >= MOST_OF_SERVER)
        throw new AppError('SERVICE_UNAVAILABLE', 'Changes cannot be followed here for now.', {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      if ([...all].filter(({ memberId }) => memberId === member.id).length >= MOST_OF_MEMBER)
        throw new AppError('TOO_MANY_REQUESTS', 'You follow the changes in too many browsers.', {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      begin();
      const opened = { stream: new PassThrough(), memberId: member.id, sessionId, roles: member.roles };
      all.add(opened);
      opened.stream.on('error', () => undefined).once('close', () => all.delete(opened));
      say(opened, 'begun');
      return opened.stream;
    },
    count: () => all.size,
    async close() {
      draining?.removeEventListener('abort', endAll);
      endAll();
      stopFollowing?.();
      for (const timer of timers) clearInterval(timer);
      clearTimeout(telling);
      await stopListening?.();
    },
  };
}
