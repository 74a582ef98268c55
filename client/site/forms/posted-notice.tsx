import { FAULT_ID, type PostedForm } from '../../../src/contract/posted-form.ts';
import { Icon } from '../../shared/ui/icon.tsx';

interface PostedNoticeProps {
  posted: PostedForm & {
    /** No field is to blame: the form's address leads here. */
    isFault: boolean;
  };
}

/** What the popup would have said, above the form that came back. */
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
