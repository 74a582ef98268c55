import type { PostedForm } from '../../src/contract/posted-form.ts';
import { Icon } from '../ui/icon.tsx';

/** What the popup would have said, above the form that came back. */
export function PostedNotice({ posted: { notice, details } }: { posted: PostedForm }) {
  return (
    <div className="form__posted wide" role="alert">
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
