import { causeOf } from './mail-causes.ts';
import './mail-cause.css';

/** Why a mail was not sent, in plain words for the office. The server's answer is available for administrators. */
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
