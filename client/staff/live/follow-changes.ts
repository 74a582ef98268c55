import {
  CHANGES_PATH,
  type ChangeEvent,
  changeEvents,
  HEARTBEAT_INTERVAL_MS,
} from '../../../src/contract/staff/inbox-changes.ts';

/** Polling interval without a stream; longer while the page is hidden. */
const POLL_MS = 4_000;
const HIDDEN_POLL_MS = 20_000;
/**
 * Polls now and then even with a stream, which could miss a change, for example behind a connection pooler that drops
 * notifications.
 */
const BACKUP_POLL_MS = 60_000;
/** After this time without an event, a proxy is assumed to hold back the stream. */
const STREAM_TIMEOUT_MS = 2.5 * HEARTBEAT_INTERVAL_MS;
/** Wait before reopening a stream that the server has refused, as it may do under load. */
const REOPEN_DELAY_MS = 60_000;
const CHECK_EVERY_MS = 1_000;

type StreamEvent = ChangeEvent | 'lost';

interface ChangeListeners {
  /**
   * Something has changed, or may have.
   * @param isNews false where nothing was heard of it: then a question that is under way need not be asked again.
   */
  onChange(isNews: boolean): void;
  /** Somebody came to an item that is open, left it, or began to write. */
  onPresence(): void;
  /** The session has ended. */
  onSessionEnd(): void;
}

/**
 * Calls back whenever the inbox changes. Only one tab of a browser opens an event stream, chosen by a Web Lock, and
 * shares its events with the other tabs over a BroadcastChannel, because browsers limit the connections per host.
 * Without a stream each tab polls every few seconds.
 * @returns a function that stops it.
 */
export function followChanges(
  memberId: string,
  { onChange, onPresence, onSessionEnd }: ChangeListeners,
): () => void {
  const name = `staff-changes ${memberId}`;
  const stopping = new AbortController();
  const tabs = new BroadcastChannel(name);
  let lastEventAt = Number.NEGATIVE_INFINITY;
  let lastPollAt = Date.now();

  const poll = (isNews: boolean) => {
    lastPollAt = Date.now();
    onChange(isNews);
    onPresence();
  };
  const handleEvent = (event: StreamEvent) => {
    lastEventAt = event === 'lost' ? Number.NEGATIVE_INFINITY : Date.now();
    if (event === 'begun' || event === 'changed') poll(true);
    if (event === 'presence') onPresence();
    if (event === 'over') onSessionEnd();
  };
  tabs.onmessage = ({ data }: MessageEvent<StreamEvent>) => handleEvent(data);
  const broadcast = (event: StreamEvent) => {
    handleEvent(event);
    tabs.postMessage(event);
  };

  const timer = setInterval(() => {
    const isStreamAlive = Date.now() - lastEventAt < STREAM_TIMEOUT_MS;
    const interval = document.hidden ? HIDDEN_POLL_MS : POLL_MS;
    if (Date.now() - lastPollAt > (isStreamAlive ? BACKUP_POLL_MS : interval)) poll(false);
  }, CHECK_EVERY_MS);

  const listenHere = () => holdStream(stopping.signal, broadcast);
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: stopping.signal }, listenHere).catch(() => undefined);
  else void listenHere();

  return () => {
    stopping.abort();
    clearInterval(timer);
    tabs.close();
  };
}

/** Keeps an event stream open and reopens it when it is lost. Resolves when it is stopped. */
function holdStream(stop: AbortSignal, emit: (event: StreamEvent) => void): Promise<void> {
  let source: EventSource | undefined;
  let lastEventAt = Date.now();
  const open = () => {
    source?.close();
    lastEventAt = Date.now();
    source = new EventSource(`/staff${CHANGES_PATH}`);
    for (const event of changeEvents)
      source.addEventListener(event, () => {
        lastEventAt = Date.now();
        // Closed here, or the browser would reconnect and be refused.
        if (event === 'over') source?.close();
        emit(event);
      });
    // The browser reconnects after a broken connection, but not after a refusal.
    source.onerror = () => emit('lost');
  };
  open();
  const timer = setInterval(() => {
    const wait = source?.readyState === EventSource.CLOSED ? REOPEN_DELAY_MS : STREAM_TIMEOUT_MS;
    if (Date.now() - lastEventAt < wait) return;
    emit('lost');
    open();
  }, CHECK_EVERY_MS);
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
