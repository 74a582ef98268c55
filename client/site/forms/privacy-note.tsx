import { Link } from '@tanstack/react-router';
import { formNotices } from '../../../src/content/form-notices.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';

/** The short privacy notice at a form. Its version is sent with the form and stored with the submission. */
export function PrivacyNote({ form }: { form: SubmissionKind }) {
  return (
    <p className="form__privacy wide">
      {formNotices[form]} <Link to="/privacy">Privacy notice</Link>, version {currentNotice.version}.
      <input type="hidden" name="noticeVersion" value={currentNotice.version} autoComplete="off" />
    </p>
  );
}
