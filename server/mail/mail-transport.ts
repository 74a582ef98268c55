import { format } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '../settings/mail.ts';
import { needsUnicodeServer } from '../settings/mail-address.ts';

/** An attempt takes no longer than the sum of these limits, which is well within a claim's lease. */
export interface SendLimits {
  /** Milliseconds for connecting, and for the server's greeting. */
  connect: number;
  /** Milliseconds of silence. */
  silence: number;
  /** Milliseconds for the whole mail. */
  whole: number;
}

const defaultLimits: SendLimits = { connect: 15_000, silence: 30_000, whole: 120_000 };

export interface MailTransport {
  /**
   * @throws {UnreachableAddress} where the server takes no address in this script, or another Error where it rejects the
   * mail, or the network or a time limit prevents sending it.
   */
  sendMail(message: SendMailOptions): Promise<{ response: string }>;
}

/** No retry would change it. */
export class UnreachableAddress extends Error {}

/** Opens a new connection for each mail, so that one mail's broken connection does not affect another. */
export function createMailTransport(config: MailConfig, limits: SendLimits = defaultLimits): MailTransport {
  const options = {
    url: config.smtpUrl,
    // The name in the greeting, which would otherwise be this machine's host name.
    name: config.from.address.slice(config.from.address.lastIndexOf('@') + 1),
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async sendMail(message) {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        const error = Object.assign(new Error('The mail took too long.'), { code: 'ETIMEDOUT' });
        timer = setTimeout(() => reject(error), limits.whole);
      });
      const send = async () => {
        if (
          typeof message.to === 'string' &&
          needsUnicodeServer(message.to) &&
          !(await offersUnicode(options))
        )
          throw new UnreachableAddress(
            'The mail server takes no address whose part before the @ is in another script (SMTPUTF8).',
          );
        return createTransport(options).sendMail(message);
      };
      try {
        const { response } = await Promise.race([send(), tooLong]);
        return { response };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** nodemailer would send such an address to a server without SMTPUTF8 as well, and tells only its log what a server offers. */
async function offersUnicode(options: object): Promise<boolean> {
  let isOffered = false;
  const read = (_entry: unknown, ...words: unknown[]) => {
    if (/^250[ -]SMTPUTF8\b/m.test(format(...words))) isOffered = true;
  };
  const levels = { trace: read, debug: read, info: read, warn: read, error: read, fatal: read };
  await createTransport({ ...options, debug: true, logger: { ...levels, level: () => undefined } }).verify();
  return isOffered;
}

const NO_SERVER = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ECONNREFUSED']);

/** Whether the connection to the server failed rather than this mail, so that any other mail would fail as well. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_SERVER.has(String(error.code));
}
