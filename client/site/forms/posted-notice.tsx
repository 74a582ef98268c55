import { FAULT_ID, type PostedForm } from '../../../src/contract/posted-form.ts';
import { Icon } from '../../shared/ui/icon.tsx';

interface PostedNoticeProps {
  posted: PostedForm & {
    /** Whether this notice is the target of the form's address, because no single field is at fault. */
    isFault: boolean;
  };
}

/** The notice of a refused plain POST, above the form. It says what the popup says when scripts run. */
export function PostedNotice({ posted: { notice, details, isFault } }: PostedNoticeProps) {
  return (
    <div className="form__posted wide" role="alert" {...(isFault && { id: FAULT_ID, tabIndex: -1 })}>
      <Icon name="alert" />
      <div>
        <h3 className="h4">{notice.title}</h3>
        <p>{notice.text}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    </div>
  );
}
