import type { Kysely } from 'kysely';
import { site } from '../../../src/content/site.ts';
import type { Database } from '../../database/schema.ts';
import { indianTime, type Letter } from '../../mail/letter.ts';
import type { MailWriters } from '../../mail/mail-writers.ts';
import { countRecentConfirmations } from '../../mail/mails.queries.ts';
import { oneLine } from '../../mail/one-line.ts';
import { isMailAddress } from '../../settings/mail-address.ts';
import type {
  ConfirmationWords,
  SubmissionDefinition,
  SubmissionKinds,
  SubmissionWords,
} from '../definition.ts';
import { findSubmission } from '../details.queries.ts';
import { kindOf } from './kinds.ts';

const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 150;
/** More than this would mean that somebody enters the address of a stranger into our forms. */
const CONFIRMATIONS_AN_HOUR = 5;

/** Writes the mails about a submission. Their words are in the definition of its kind. */
export function submissionMailWriters(kinds?: SubmissionKinds): Pick<MailWriters, 'notice' | 'confirmation'> {
  return {
    notice: {
      findRefusal: async () => undefined,
      async write({ db, config }, { aboutId, recipient }) {
        const told = await findTold(db, aboutId, kinds);
        return told && { letter: writeNotice(told), to: recipient ?? config[told.definition.mails.readers] };
      },
    },
    confirmation: {
      async findRefusal({ db }, mail) {
        const recent = await countRecentConfirmations(db, mail);
        if (recent < CONFIRMATIONS_AN_HOUR) return undefined;
        return `${recent} confirmations have gone to this address within an hour.`;
      },
      async write({ db, staffOrigin }, { aboutId, recipient }) {
        const told = await findTold(db, aboutId, kinds);
        const words = told?.definition.mails.confirmation;
        if (told === undefined || words === undefined) return undefined;
        // Only the hash of the token is stored, so each attempt needs a new link.
        const path = await words.link?.createPath(db, aboutId);
        const letter = writeConfirmation(told, words, path && staffOrigin + path);
        return { letter, to: recipient ?? [] };
      },
    },
  };
}

/** A submission with everything that its mails mention. */
interface Told extends SubmissionWords {
  reference: string;
  submittedAt: Date;
  definition: SubmissionDefinition;
}

async function findTold(
  db: Kysely<Database>,
  id: string,
  kinds?: SubmissionKinds,
): Promise<Told | undefined> {
  const submission = await findSubmission(db, id);
  if (submission === undefined) return undefined;
  const definition = kindOf(submission.kind, kinds);
  const words = await definition.findWords(db, id);
  return words && { ...submission, definition, ...words };
}

/** Writes the mail that tells the staff everything the visitor wrote. A reply goes to the visitor. */
function writeNotice({
  reference,
  definition,
  submittedAt,
  name,
  emailId,
  about,
  facts,
  text,
}: Told): Letter {
  const { title } = definition.mails;
  const who = [name, about].filter(Boolean).join(', ');
  return {
    subject: oneLine(`${reference}: ${title}${who && ` – ${who}`}`, LONGEST_SUBJECT),
    replyTo: isMailAddress(emailId) ? { name: oneLine(name, LONGEST_NAME), address: emailId } : undefined,
    heading: `${title} ${reference}`,
    paragraphs: [`Received on ${indianTime(submittedAt)}.`],
    facts,
    quote: text,
    link: undefined,
    closing: isMailAddress(emailId) ? ['Replies to this mail go to the sender.'] : [],
  };
}

/**
 * Writes the mail that tells the visitor the reference. It quotes nothing that was entered, and uses the name only if
 * it looks like one. Otherwise anybody could have us mail their own words to a stranger.
 * @param confirmAt the address of the link that the sender has to open, if there is one.
 */
function writeConfirmation(
  { reference, submittedAt, name }: Told,
  { subject, paragraphs, replyTo, link }: ConfirmationWords,
  confirmAt: string | undefined,
): Letter {
  const linked = confirmAt === undefined || link === undefined ? undefined : { ...link, address: confirmAt };
  return {
    subject: `${subject} (${reference})`,
    replyTo: { name: site.name, address: replyTo },
    heading: `Your reference is ${reference}`,
    paragraphs: [
      isPlainName(name) ? `Dear ${name.trim()},` : 'Dear Sir or Madam,',
      ...paragraphs,
      ...(linked === undefined ? [] : [linked.paragraph]),
    ],
    facts: [
      ['Reference', reference],
      ['Received', indianTime(submittedAt)],
    ],
    quote: undefined,
    link: linked && { label: linked.label, address: linked.address },
    closing: [
      `Please name the reference when you write or call: ${site.tollFree.display}, toll-free.`,
      linked?.closing ??
        'You receive this mail because your address was given in a form on our website. If that was not you, you need do nothing.',
    ],
  };
}

function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,58}$/u.test(name.trim()) && !/\.\p{L}{2,}/u.test(name);
}
