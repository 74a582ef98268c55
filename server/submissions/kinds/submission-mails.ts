import type { Kysely } from 'kysely';
import type { Site } from '../../../src/content/site.ts';
import type { LetterWords } from '../../../src/content/words.ts';
import type { Lateness } from '../../../src/contract/submission.ts';
import { addressIn, nameInEnglish, source } from '../../../src/languages.ts';
import type { Database } from '../../database/schema.ts';
import { indianTime, type Letter } from '../../mail/letter.ts';
import type { MailWriters } from '../../mail/mail-writers.ts';
import { countRecentConfirmations } from '../../mail/mails.queries.ts';
import { oneLine } from '../../mail/one-line.ts';
import { isMailAddress, needsUnicodeServer } from '../../settings/mail-address.ts';
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

/** Writes the mails about a submission. The definition of its kind names their words. */
export function submissionMailWriters(kinds?: SubmissionKinds): Pick<MailWriters, 'notice' | 'confirmation'> {
  return {
    notice: {
      findRefusal: async () => undefined,
      async write({ db, config, site }, { aboutId, recipient }) {
        const told = await findTold(db, aboutId, site.letterWords, kinds);
        return (
          told && { letter: writeNotice(told, site), to: recipient ?? config[told.definition.mails.readers] }
        );
      },
    },
    confirmation: {
      async findRefusal(db, mail) {
        const recent = await countRecentConfirmations(db, mail);
        if (recent < CONFIRMATIONS_AN_HOUR) return undefined;
        return `${recent} confirmations have gone to this address within an hour.`;
      },
      async write({ db, staffOrigin, site }, { aboutId, recipient }) {
        const told = await findTold(db, aboutId, site.letterWords, kinds);
        const words = told?.definition.mails.confirmation;
        if (told === undefined || words === undefined) return undefined;
        // Only the hash of the token is stored, so each attempt needs a new link.
        const path = await words.link?.createPath(db, aboutId);
        const confirmAt = path && staffOrigin + addressIn(site.language, path);
        const letter = writeConfirmation(told, words, site, confirmAt);
        return { letter, to: recipient ?? [] };
      },
    },
  };
}

/** A submission with everything that its mails mention. */
interface Told extends SubmissionWords {
  reference: string;
  locale: string;
  submittedAt: Date;
  late: Lateness | undefined;
  definition: SubmissionDefinition;
}

async function findTold(
  db: Kysely<Database>,
  id: string,
  letterWords: LetterWords,
  kinds?: SubmissionKinds,
): Promise<Told | undefined> {
  const submission = await findSubmission(db, id);
  if (submission === undefined) return undefined;
  const definition = kindOf(submission.kind, kinds);
  const words = await definition.findWords(db, id, letterWords);
  return words && { ...submission, definition, ...words };
}

/** Writes the mail that tells the staff everything the visitor wrote. A reply goes to the visitor. */
function writeNotice(
  { reference, definition, locale, submittedAt, name, emailId, about, facts, text }: Told,
  site: Site,
): Letter {
  const words = site.letterWords;
  const title = words(definition.mails.title);
  const sender = [name, about].filter(Boolean).join(', ');
  const subject =
    sender === ''
      ? words('notice.subject', { reference, title })
      : words('notice.subjectFrom', { reference, title, sender });
  // The staff's server may take no address in another script, not even as the one to answer to.
  const mayAnswer = isMailAddress(emailId) && !needsUnicodeServer(emailId);
  return {
    subject: oneLine(subject, LONGEST_SUBJECT),
    replyTo: mayAnswer ? { name: oneLine(name, LONGEST_NAME), address: emailId } : undefined,
    heading: words('notice.heading', { title, reference }),
    paragraphs: [words('notice.received', { time: indianTime(submittedAt, site) })],
    facts: locale === source.locale ? facts : [...facts, [words('details.language'), nameInEnglish(locale)]],
    quote: text,
    link: undefined,
    closing: mayAnswer ? [words('notice.replies')] : [],
  };
}

/**
 * Writes the mail that tells the visitor the reference. It quotes nothing that was entered, and uses the name only if
 * it looks like one. Otherwise anybody could have us mail their own words to a stranger.
 * @param confirmAt the address of the link that the sender has to open, if there is one.
 */
function writeConfirmation(
  { reference, submittedAt, name, late }: Told,
  { subject, paragraphs, replyTo, link, late: lateWords }: ConfirmationWords,
  site: Site,
  confirmAt: string | undefined,
): Letter {
  const { identity, letterWords: words } = site;
  const linked = confirmAt === undefined || link === undefined ? undefined : { ...link, address: confirmAt };
  return {
    subject: words('confirmation.subject', { subject: words(subject), reference }),
    replyTo: { name: identity.name, address: identity[replyTo] },
    heading: words('confirmation.heading', { reference }),
    paragraphs: [
      isPlainName(name)
        ? words('confirmation.dearName', { name: name.trim() })
        : words('confirmation.dearUnknown'),
      ...(late === undefined || lateWords === undefined ? [] : [words(lateWords[late])]),
      ...paragraphs.map((id) => words(id)),
      ...(linked === undefined ? [] : [words(linked.paragraph)]),
    ],
    facts: [
      [words('confirmation.reference'), reference],
      [words('confirmation.received'), indianTime(submittedAt, site)],
    ],
    quote: undefined,
    link: linked && { label: words(linked.label), address: linked.address },
    closing: [words('confirmation.nameReference'), words(linked?.closing ?? 'confirmation.whyThisMail')],
  };
}

/** Join controls are part of how Indian scripts write a name. */
function isPlainName(name: string): boolean {
  return (
    /^[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control} .'’-]{0,58}$/u.test(name.trim()) && !/\.\p{L}{2,}/u.test(name)
  );
}
