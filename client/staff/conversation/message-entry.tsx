import {
  type ConversationMessage,
  type LeftOut,
  type MessageFile,
  messageFilePath,
} from '../../../src/contract/staff/conversation.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { FileLink } from '../inbox/resume/resume-link.tsx';
import { ScanBadge } from '../inbox/resume/scan-badge.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Initials } from '../ui/initials.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { Delivery } from './mails/delivery.tsx';
import { splitQuotation } from './split-quotation.ts';
import './conversation.css';

interface MessageEntryProps {
  reference: string;
  message: ConversationMessage;
  at: string;
  /** The member who wrote it; null for an answer, and for a reply by a former member. */
  author: string | null;
  /** Whether the member may download the attachments. */
  mayDownload: boolean;
}

/** Lets the focus go to a reply that was just sent. */
export const messageElementId = (id: string) => `message-${id}`;

/** A mail of the conversation, in the item's history. */
export function MessageEntry({ reference, message, at, author, mayDownload }: MessageEntryProps) {
  const { nature, name, address, isOtherAddress, isUnproven, subject, body, isCut, files, delivery } =
    message;
  const isReply = delivery !== null;
  const who = isReply ? (author ?? 'A former member') : name || address || 'Unknown sender';
  const { own, quoted } = isReply ? { own: body, quoted: '' } : splitQuotation(body);
  return (
    <li
      id={messageElementId(message.id)}
      tabIndex={-1}
      className={isReply ? 'message message--reply' : 'message message--answer'}
      data-nature={nature}
    >
      {nature === 'bounce' ? <StaffIcon name="alert" /> : <Initials name={who} />}
      <div>
        <p className="item-history__who">
          <b>
            <bdi lang={findTextLanguage(who)}>{who}</bdi>
          </b>{' '}
          {isReply ? `replied to ${address}` : labels[nature]} · <When at={at} full />{' '}
          {delivery && <Delivery delivery={delivery} />}
        </p>
        {!isReply && nature !== 'bounce' && isOtherAddress && (
          <p className="message__warning">
            <StaffIcon name="alert" /> From {address || 'an unknown address'}, which is not the address in the
            form.
          </p>
        )}
        {!isReply && isUnproven && (
          <p className="message__warning">
            <StaffIcon name="alert" /> Only the reference and the sender’s address led here, and both can be
            forged. Call before you send anything confidential.
          </p>
        )}
        <p className="message__subject" lang={findTextLanguage(subject)}>
          {subject || 'Without a subject'}
        </p>
        <p className="item-history__text" lang={findTextLanguage(own)}>
          {own}
        </p>
        {quoted !== '' && (
          <details className="message__quoted">
            <summary>Earlier messages that this mail repeats</summary>
            <p className="item-history__text" lang={findTextLanguage(quoted)}>
              {quoted}
            </p>
          </details>
        )}
        {isCut && <p className="d-small muted">This mail is longer. The whole mail is in the mailbox.</p>}
        {files.length > 0 && (
          <ul className="message__files" aria-label="Attachments">
            {files.map((file) => (
              <Attachment key={file.id} reference={reference} file={file} mayDownload={mayDownload} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const labels: Record<ConversationMessage['nature'], string> = {
  personal: 'answered',
  automatic: 'answered automatically',
  bounce: 'reports that a reply was not delivered',
};

function Attachment({
  reference,
  file: { id, name, size, file, leftOut },
  mayDownload,
}: {
  reference: string;
  file: MessageFile;
  mayDownload: boolean;
}) {
  return (
    <li>
      <StaffIcon name="clip" />
      <span>
        <bdi>{name}</bdi> {size > 0 && <span className="d-small muted">{formatFileSize(size)}</span>}
      </span>
      {file && <ScanBadge {...file} />}
      {file && mayDownload && <FileLink path={messageFilePath(reference, id)} file={file} what={name} />}
      {leftOut && <span className="d-small muted">{leftOutReasons[leftOut]}</span>}
    </li>
  );
}

const leftOutReasons: Record<LeftOut, string> = {
  kind: 'Not kept: only PDF, Word files and JPEG or PNG pictures are. It is in the mailbox.',
  size: 'Not kept: the file or the mail is too large. It is in the mailbox.',
  number: 'Not kept: the mail has too many files. It is in the mailbox.',
};
