import { explainCause, isNoMailbox } from './mail-causes.ts';
import '../conversation.css';

/**
 * Why a mail was not sent, in plain words for the office. The server's answer is available for administrators.
 * @param advice what is to be done where there is no such mailbox.
 */
export function MailCause({ answer, advice }: { answer: string; advice: string }) {
  return (
    <div className="mail-cause">
      <p>
        {explainCause(answer)} {isNoMailbox(answer) && advice}
      </p>
      <details>
        <summary>Technical details</summary>
        <code>{answer}</code>
      </details>
    </div>
  );
}
