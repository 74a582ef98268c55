import { z } from 'zod';
import { parseMailAddress } from './mail-address.ts';

export interface AnswerSettings {
  /** The mailbox from which answers of visitors are read. Absent: they go to the company's own mailboxes. */
  answers: AnswerConfig | undefined;
  /** The address to which visitors answer. Absent: the company's own mailboxes. */
  answerAddress: AnswerAddress | undefined;
  /** The secret of the mail service that delivers answers to us. Absent: none does. Must never be logged. */
  answersToken: string | undefined;
}

export interface AnswerAddress {
  address: string;
  /** Whether its mail server delivers `office+anything@example.com` to `office@example.com`. */
  hasTags: boolean;
}

export interface AnswerConfig extends AnswerAddress {
  host: string;
  port: number;
  /** Whether the connection begins with TLS; otherwise it is changed to TLS before the password is sent. */
  isSecure: boolean;
  /** Whether the server may be reached without TLS: only one on this machine. */
  mayBePlain: boolean;
  user: string;
  /** Must never be logged. */
  password: string;
  folder: string;
}

const EXAMPLE = 'must be an address such as imaps://user:password@mail.example.com';
/** What mail servers accept before the @, and what a tag takes of it. */
const LONGEST_LOCAL_PART = 64;
const TAG_LENGTH = 17;
const onThisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the address of the IMAP server with its account; undefined where it is none. */
function parseImapUrl(text: string) {
  if (!/^imaps?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (hostname === '' || username === '' || password === '' || !['', '/'].includes(pathname))
    return undefined;
  const isSecure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    isSecure,
    mayBePlain: onThisMachine.has(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** The mailbox to which visitors answer, and how it is read. */
export const answerSettings = z
  .object({
    IMAP_URL: z
      .string()
      .transform((text, { addIssue }) => {
        const parsed = parseImapUrl(text);
        if (parsed !== undefined) return parsed;
        addIssue(EXAMPLE);
        return z.NEVER;
      })
      .optional(),
    IMAP_FOLDER: z.string().trim().min(1).max(200).default('INBOX'),
    REPLY_ADDRESS: z
      .string()
      .transform((text, { addIssue }) => {
        const parsed = parseMailAddress(text);
        if (parsed !== undefined) return parsed.address;
        addIssue('must be the address of the mailbox, such as replies@example.com');
        return z.NEVER;
      })
      .optional(),
    REPLY_ADDRESS_TAGS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    ANSWERS_TOKEN: z.string().min(32, 'must be at least 32 characters').optional(),
  })
  .transform((env, { addIssue }): AnswerSettings => {
    const {
      IMAP_URL: server,
      REPLY_ADDRESS: address,
      IMAP_FOLDER: folder,
      ANSWERS_TOKEN: answersToken,
    } = env;
    const way = server !== undefined ? 'IMAP_URL' : answersToken !== undefined ? 'ANSWERS_TOKEN' : undefined;
    if (way === undefined && address === undefined)
      return { answers: undefined, answerAddress: undefined, answersToken };
    if (way !== undefined && address !== undefined) {
      const answerAddress = { address, hasTags: env.REPLY_ADDRESS_TAGS === 'on' };
      if (!answerAddress.hasTags || address.lastIndexOf('@') <= LONGEST_LOCAL_PART - TAG_LENGTH)
        return { answers: server && { ...server, folder, ...answerAddress }, answerAddress, answersToken };
      const message = `must have at most ${LONGEST_LOCAL_PART - TAG_LENGTH} characters before its @ where REPLY_ADDRESS_TAGS is on`;
      addIssue({ code: 'custom', path: ['REPLY_ADDRESS'], message });
      return z.NEVER;
    }
    const [missing, message] =
      way === undefined
        ? ['IMAP_URL', 'must be set where REPLY_ADDRESS is, or ANSWERS_TOKEN']
        : ['REPLY_ADDRESS', `must be set where ${way} is`];
    addIssue({ code: 'custom', path: [missing], message });
    return z.NEVER;
  });

/** Names a mailbox in the database. It contains no password. */
export const mailboxName = ({ user, host, port, folder }: AnswerConfig): string =>
  `${user} on ${host}:${port}, ${folder}`;
