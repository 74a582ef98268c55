import { useState } from 'react';
import type { EditedDocument } from '../../../../../src/contract/staff/site.ts';
import { explainError } from '../../../calls/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ScreenPage } from '../../../ui/screen-page.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextAreaInput, TextInput } from '../../../ui/text-input.tsx';
import { Note } from '../../note.tsx';
import { useEditedDocument } from '../calls/edited-document.ts';
import { PictureLibrary } from '../library/picture-library.tsx';
import { readAnswer, withAnswer, withField } from './answers.ts';
import { ColourStep } from './colour-step.tsx';
import { LastStep } from './last-step.tsx';
import { readLogo } from './logo-choice.tsx';
import { type Question, steps } from './questions.ts';
import { useSetUp } from './use-set-up.ts';
import './setup.css';

/** Asks a new company for what makes the site its own, in a few short steps. */
export default function SetupScreen() {
  const { data: opened, error } = useEditedDocument('identity');
  return (
    <ScreenPage
      narrow
      title="Set up your site"
      lead="A dozen questions, and the site is your company’s. Each step is kept as a draft; visitors see nothing of it until you publish at the end."
    >
      {error && <Empty title="The answers so far could not be loaded" text={explainError(error)} />}
      {opened && <Steps opened={opened} />}
    </ScreenPage>
  );
}

const titles = [...steps.map(({ title }) => title), 'Colours and logo', 'Check and publish'];

function Steps({ opened }: { opened: EditedDocument }) {
  const setUp = useSetUp(opened);
  const { body, setBody, saving, isOvertaken } = setUp;
  const [at, setAt] = useState(0);
  const [isChoosing, setIsChoosing] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>();
  const step = steps[at];
  const go = (next: number) => {
    setFaults(undefined);
    setAt(next);
    document.querySelector('h1')?.scrollIntoView({ block: 'start' });
  };
  const isLast = at === titles.length - 1;

  async function next(): Promise<void> {
    if ((await setUp.save()) === undefined) return;
    const own = step === undefined ? ['colours', 'logo'] : step.questions.map(({ path }) => path);
    const found = Object.entries(setUp.faults).flatMap(([path, message]) => {
      const question = own.find((each) => path === each || path.startsWith(`${each}.`));
      return question === undefined ? [] : [[question, message] as const];
    });
    if (found.length > 0) setFaults(Object.fromEntries(found));
    else go(at + 1);
  }

  const back = at > 0 && <Button onClick={() => go(at - 1)}>Back</Button>;
  return (
    <>
      <ol className="setup__steps">
        {titles.map((title, index) => (
          <li key={title} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
            {title}
          </li>
        ))}
      </ol>
      {isOvertaken && (
        <Note tone="warning" title="Somebody else has changed the same answers" isNews>
          Their answers are shown here now. Please look them over, and go on.
        </Note>
      )}
      {isLast ? (
        <LastStep setUp={setUp} back={back} />
      ) : (
        <StaffForm
          // Each step begins without the faults of the one before.
          key={at}
          name={titles[at] ?? ''}
          action="Save and go on"
          call={saving}
          faults={faults}
          aside={back}
          onSubmit={() => void next()}
        >
          {step === undefined ? (
            <ColourStep body={body} onChange={setBody} onOpenLibrary={() => setIsChoosing(true)} />
          ) : (
            <>
              <p className="muted">{step.lead}</p>
              {step.questions.map((question) => (
                <Answer
                  key={question.path}
                  question={question}
                  value={readAnswer(body, question)}
                  onType={(typed) => setBody(withAnswer(body, question, typed))}
                />
              ))}
            </>
          )}
        </StaffForm>
      )}
      {isChoosing && (
        <PictureLibrary
          value={readLogo(body)}
          onChoose={(name) => {
            setBody(withField(body, ['logo'], name));
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

interface AnswerProps {
  question: Question;
  value: string;
  onType(value: string): void;
}

const inputs = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'numeric' },
} as const;

function Answer({ question: { path, label, hint, kind, isOptional }, value, onType }: AnswerProps) {
  const help = hint ?? (isOptional ? 'If you have one.' : undefined);
  const shared = { label, name: path, value, onType, ...(help !== undefined && { hint: help }) };
  if (kind === 'lines') return <TextAreaInput {...shared} rows={3} />;
  return <TextInput {...shared} {...(kind && inputs[kind])} />;
}
