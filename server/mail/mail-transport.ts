import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '../settings/mail.ts';

/** No attempt takes longer than all of them together, which is well within a claim's lease. */
export interface SendLimits {
  /** Milliseconds to connect, and to be greeted. */
  connect: number;
  /** Milliseconds of silence. */
  silence: number;
  /** Milliseconds for the whole mail. */
  whole: number;
}

const defaultLimits: SendLimits = { connect: 15_000, silence: 30_000, whole: 120_000 };

export interface MailTransport {
  /** @throws what the server, or the network, says against it. */
  sendMail(message: SendMailOptions): Promise<{ response: string }>;
}

/** Each mail has a connection of its own: none of them inherits another's trouble. */
export function createMailTransport(config: MailConfig, limits: SendLimits = defaultLimits): MailTransport {
  const transport = createTransport({
    url: config.smtpUrl,
    // What this machine is called is nobody's business.
    name: config.from.address.slice(config.from.address.lastIndexOf('@') + 1),
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendMail(message) {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        const error = Object.assign(new Error('The mail took too long.'), { code: 'ETIMEDOUT' });
        timer = setTimeout(() => reject(error), limits.whole);
      });
      try {
        const { response } = await Promise.race([transport.sendMail(message), tooLong]);
        return { response };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const NO_SERVER = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ECONNREFUSED']);

/** Whether it was not this mail that failed but the way to the server, so that every other would fail as well. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_SERVER.has(String(error.code));
}
