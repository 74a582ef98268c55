import { Link } from '@tanstack/react-router';
import type { MessageId } from '../../../src/content/interface.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';

const notices = {
  contact: 'notices.contact',
  quotation: 'notices.quotation',
  application: 'notices.application',
  posting: 'notices.posting',
  'data-request': 'notices.dataRequest',
} as const satisfies Record<SubmissionKind, MessageId>;

/** The short privacy notice at a form. Its version is sent with the form and stored with the submission. */
export function PrivacyNote({ form }: { form: SubmissionKind }) {
  const words = useWords();
  const { version } = currentNotice;
  return (
    <p className="form__privacy wide">
      {words(notices[form])}{' '}
      <Message id="forms.privacyNotice" values={{ version }} elements={{ link: <Link to="/privacy" /> }} />
      <input type="hidden" name="noticeVersion" value={version} autoComplete="off" />
    </p>
  );
}
