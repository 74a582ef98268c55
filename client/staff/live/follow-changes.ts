import {
  BEAT_EVERY_MS,
  CHANGES_PATH,
  type ChangeEvent,
  changeEvents,
} from '../../../src/contract/staff/inbox-changes.ts';

/** Polling interval without a stream; longer while the page is hidden. */
const ASK_EVERY_MS = 4_000;
const ASK_UNSEEN_EVERY_MS = 20_000;
/**
 * Polls now and then even with a stream, which could miss a change, for example behind a connection pooler that drops
 * notifications.
 */
const ASK_ANYWAY_EVERY_MS = 60_000;
/** After this time without an event, a proxy is assumed to hold back the stream. */
const LOST_AFTER_MS = 2.5 * BEAT_EVERY_MS;
/** Wait before reopening a stream that the server has refused, as it may do under load. */
const OPEN_AGAIN_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

type Heard = ChangeEvent | 'lost';

interface Followers {
  /** Something has changed, or may have. */
  changed(): void;
  /** The session has ended. */
  over(): void;
}

/**
 * Calls back whenever the inbox changes. Only one tab of a browser opens an event stream, chosen by a Web Lock, and
 * shares its events with the other tabs over a BroadcastChannel, because browsers limit the connections per host.
 * Without a stream each tab polls every few seconds.
 * @returns a function that stops it.
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

/** Keeps an event stream open and reopens it when it is lost. Resolves when it is stopped. */
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
        // Closed here, or the browser would reconnect and be refused.
        if (event === 'over') source?.close();
        tell(event);
      });
    // The browser reconnects after a broken connection, but not after a refusal.
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
