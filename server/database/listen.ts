import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** The callbacks for a channel. */
export interface Listener {
  hear(payload: string): void;
  /** Called after every (re)connection. Notifications that were sent while there was no connection are lost. */
  begin(): void;
}

/** Listens on a channel. @returns a function that stops listening. */
export type Listen = (channel: string, listener: Listener) => () => Promise<void>;

interface SharedChannel {
  listeners: Set<Listener>;
  isConnected: boolean;
  stop(): Promise<void>;
}

/** Lets several listen on the same channel by one connection. */
export function shareListening(listen: Listen): Listen {
  const channels = new Map<string, SharedChannel>();
  const open = (channel: string): SharedChannel => {
    const shared: SharedChannel = {
      listeners: new Set(),
      isConnected: false,
      stop: listen(channel, {
        begin() {
          shared.isConnected = true;
          for (const { begin } of shared.listeners) begin();
        },
        hear(payload) {
          for (const { hear } of shared.listeners) hear(payload);
        },
      }),
    };
    channels.set(channel, shared);
    return shared;
  };
  return (channel, listener) => {
    const shared = channels.get(channel) ?? open(channel);
    shared.listeners.add(listener);
    if (shared.isConnected) listener.begin();
    return async () => {
      shared.listeners.delete(listener);
      if (shared.listeners.size > 0 || channels.get(channel) !== shared) return;
      channels.delete(channel);
      await shared.stop();
    };
  };
}

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 2_000;
/** How often the connection is probed: an idle connection may have died unnoticed. */
const PROBE_EVERY_MS = 20_000;

/** Listens on a dedicated connection, since a pool would reuse the connection for other queries. */
export function listenToPostgres(connectionString: string, log: Pick<FastifyBaseLogger, 'warn'>): Listen {
  return (channel, { hear, begin }) => {
    let isOver = false;
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;

    const connect = async () => {
      const mine = new pg.Client({
        connectionString,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        application_name: 'guardhouse live',
      });
      client = mine;
      const lose = (error?: Error) => {
        if (client !== mine) return;
        client = undefined;
        clearInterval(timer);
        mine.end().catch(() => undefined);
        if (isOver) return;
        log.warn(error, 'the connection for the notifications of the database broke');
        timer = setTimeout(connect, RETRY_MS).unref();
      };
      mine.on('error', lose);
      mine.on('end', () => lose());
      mine.on('notification', ({ payload }) => hear(payload ?? ''));
      try {
        await mine.connect();
        await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        return lose(error as Error);
      }
      if (client !== mine) return;
      timer = setInterval(() => mine.query('select 1').catch(lose), PROBE_EVERY_MS).unref();
      begin();
    };
    void connect();

    return async () => {
      isOver = true;
      clearTimeout(timer);
      clearInterval(timer);
      await client?.end().catch(() => undefined);
    };
  };
}
