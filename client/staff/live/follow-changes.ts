import {
  BEAT_EVERY_MS,
  CHANGES_PATH,
  type ChangeEvent,
  changeEvents,
} from '../../../src/contract/staff/inbox-changes.ts';

/** Where nothing can be heard, it is asked so often; of a page that nobody sees, less often. */
const ASK_EVERY_MS = 4_000;
const ASK_UNSEEN_EVERY_MS = 20_000;
/** What is heard could still miss something, such as behind a pooler that swallows notifications. */
const ASK_ANYWAY_EVERY_MS = 60_000;
/** Silent for so long, the stream is taken for one that something on its way holds back. */
const LOST_AFTER_MS = 2.5 * BEAT_EVERY_MS;
/** The server has refused the stream, which it may do while it is busy. */
const OPEN_AGAIN_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

type Heard = ChangeEvent | 'lost';

interface Followers {
  /** Something has, or may have, changed. */
  changed(): void;
  /** The session is over. */
  over(): void;
}

/**
 * Follows the changes for as long as a member is in. Of all tabs of a browser one listens and tells the others, since a
 * browser has few connections to give; where nothing can be heard, each asks every few seconds.
 * @returns what stops it.
 */
export function followChanges(memberId: string, { changed, over }: Followers): () => void {
  const name = `staff-changes ${memberId}`;
  const stopping = new AbortController();
  const tabs = new BroadcastChannel(name);
  let heardAt = Number.NEGATIVE_INFINITY;
  let askedAt = Date.now();

  const ask = () => {
    askedAt = Date.now();
    changed();
  };
  const hear = (event: Heard) => {
    heardAt = event === 'lost' ? Number.NEGATIVE_INFINITY : Date.now();
    if (event === 'begun' || event === 'changed') ask();
    if (event === 'over') over();
  };
  tabs.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
  const tellAll = (event: Heard) => {
    hear(event);
    tabs.postMessage(event);
  };

  const timer = setInterval(() => {
    const isHeard = Date.now() - heardAt < LOST_AFTER_MS;
    const wait = document.hidden ? ASK_UNSEEN_EVERY_MS : ASK_EVERY_MS;
    if (Date.now() - askedAt > (isHeard ? ASK_ANYWAY_EVERY_MS : wait)) ask();
  }, LOOK_EVERY_MS);

  const listen = () => listenUntil(stopping.signal, tellAll);
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: stopping.signal }, listen).catch(() => undefined);
  else void listen();

  return () => {
    stopping.abort();
    clearInterval(timer);
    tabs.close();
  };
}

/** Holds a stream open, and opens another one where it is lost. Settles once it is told to stop. */
function listenUntil(stop: AbortSignal, tell: (event: Heard) => void): Promise<void> {
  let source: EventSource | undefined;
  let saidAt = Date.now();
  const open = () => {
    source?.close();
    saidAt = Date.now();
    source = new EventSource(`/staff${CHANGES_PATH}`);
    for (const event of changeEvents)
      source.addEventListener(event, () => {
        saidAt = Date.now();
        // The browser would come back to be refused.
        if (event === 'over') source?.close();
        tell(event);
      });
    // A connection that broke is made again by the browser itself; one that was refused is not.
    source.onerror = () => tell('lost');
  };
  open();
  const timer = setInterval(() => {
    const wait = source?.readyState === EventSource.CLOSED ? OPEN_AGAIN_AFTER_MS : LOST_AFTER_MS;
    if (Date.now() - saidAt < wait) return;
    tell('lost');
    open();
  }, LOOK_EVERY_MS);
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(timer);
      source?.close();
      resolve();
    };
    if (stop.aborted) end();
    else stop.addEventListener('abort', end, { once: true });
  });
}
