import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * How a mail server may behave: accept mails, accept them and confirm late, refuse them for now, never answer, hang up
 * during a mail, hang up after accepting it but before confirming, or know no SMTPUTF8.
 */
export type Behaviour = 'accept' | 'slow' | 'refuse' | 'silent' | 'break off' | 'break after' | 'ascii only';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

export interface TestSmtpServer {
  url: string;
  /** The mails that it accepted, confirmed or not. */
  received: ReceivedMail[];
  connections: number;
  behave(behaviour: Behaviour): void;
  /** Whether it never answers. */
  isSilent(): boolean;
  /** Resolves when the next mail is accepted, possibly before it is confirmed. */
  nextMail(): Promise<void>;
  /** Stops, and closes every connection. */
  stop(): Promise<void>;
}

/** A real mail server on a free port, or on the port that it had before it stopped. */
export async function startSmtpServer(port = 0, delayMs = 100): Promise<TestSmtpServer> {
  let behaviour: Behaviour = 'accept';
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const hangUp = () => sockets.forEach((socket) => void socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo(_address, _session, callback) {
      if (behaviour !== 'refuse') return callback();
      callback(Object.assign(new Error('the mailbox is busy'), { responseCode: 451 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour === 'break off') hangUp();
      });
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const envelope = { from, to: rcptTo.map(({ address }) => address) };
        if (behaviour === 'silent') return;
        state.received.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString() });
        for (const done of waiting) done();
        waiting.clear();
        if (behaviour === 'slow') setTimeout(callback, delayMs);
        else if (behaviour === 'break after') hangUp();
        else callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const state: TestSmtpServer = {
    url: '',
    received: [],
    connections: 0,
    behave(next) {
      behaviour = next;
      server.options.hideSMTPUTF8 = next === 'ascii only';
    },
    isSilent: () => behaviour === 'silent',
    nextMail: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  state.url = `smtp://127.0.0.1:${address.port}`;
  return state;
}

export function header(mail: Email, name: string): string | undefined {
  const found = mail.headers.filter(({ key }) => key === name.toLowerCase());
  if (found.length > 1) throw new Error(`${found.length} headers of the name ${name}`);
  return found[0]?.value;
}
