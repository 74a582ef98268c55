import { causeOf } from './mail-causes.ts';
import './mail-cause.css';

/** Why a mail was not sent, in words for the office; what the computers said is for whoever looks after them. */
export function MailCause({ answer }: { answer: string }) {
  return (
    <div className="mail-cause">
      <p>{causeOf(answer)}</p>
      <details>
        <summary>Technical details</summary>
        <code>{answer}</code>
      </details>
    </div>
  );
}
