import { useState } from 'react';
import { type MailChoices, usualMails } from '../../../../src/contract/staff/mail-choices.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { CallState } from '../../ui/call-state.tsx';
import { showToast } from '../../ui/notices.ts';
import { ScreenSection } from '../../ui/screen-page.tsx';
import '../members.css';

const kinds: [name: keyof MailChoices, text: string, hint: string][] = [
  [
    'assigned',
    'An item is assigned to me',
    'Not when you assign it to yourself. Several at once are one mail.',
  ],
  [
    'answered',
    'A sender answers',
    'On items that you have, and on those that nobody has. Not again before somebody has seen to the answer.',
  ],
  ['mentioned', 'A note mentions me', 'With a link to the item.'],
  ['due', 'A follow-up comes due', 'Of items that you have, and of follow-ups that you have set.'],
  [
    'digest',
    'Summary in the morning',
    'On working days: what is new, what waits over 24 hours, your follow-ups and what is assigned to you.',
  ],
];

/** Which mails the member wants. Each tick is saved at once. */
export function MailChoicesSection() {
  const { data, error } = trpc.mailChoices.find.useQuery();
  /** The boxes that were ticked here, shown before they are saved. */
  const [chosen, setChosen] = useState<MailChoices>();
  const save = trpc.mailChoices.save.useMutation({
    scope: { id: 'mail choices' },
    onSuccess: (saved) => {
      queries.mailChoices.find.setData(undefined, saved);
      void showToast('Saved.');
    },
    onError: () => {
      setChosen(undefined);
      void queries.mailChoices.find.invalidate();
    },
  });
  const choices = chosen ?? data ?? usualMails;
  const choose = (next: MailChoices) => {
    setChosen(next);
    save.mutate(next);
  };
  return (
    <ScreenSection
      title="Mails to you"
      lead="About your work in the inbox. Mails about the safety of your account always come."
    >
      {error && <p className="staff-form__error">{explainError(error)}</p>}
      <ul className="mail-choices">
        {kinds.map(([name, text, hint]) => (
          <li key={name}>
            <label className="tick">
              <input
                type="checkbox"
                disabled={data === undefined}
                checked={choices[name]}
                aria-describedby={`mail-choice-${name}`}
                onChange={(event) => choose({ ...choices, [name]: event.target.checked })}
              />
              {text}
            </label>
            <p className="d-small muted" id={`mail-choice-${name}`}>
              {hint}
            </p>
          </li>
        ))}
      </ul>
      <CallState call={save} />
    </ScreenSection>
  );
}
