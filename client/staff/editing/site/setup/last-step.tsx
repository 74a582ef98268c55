import type { ReactNode } from 'react';
import { contrastFaults, explainContrast } from '../../../../../src/content/colour-contrast.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { CallState } from '../../../ui/call-state.tsx';
import { ScreenSection } from '../../../ui/screen-page.tsx';
import { Note } from '../../note.tsx';
import { fieldAt } from './answers.ts';
import { steps } from './questions.ts';
import type { useSetUp } from './use-set-up.ts';

interface LastStepProps {
  setUp: ReturnType<typeof useSetUp>;
  back: ReactNode;
}

/** Shows what keeps the answers from being published, what is still the sample company's, and the button. */
export function LastStep({ setUp, back }: LastStepProps) {
  const { body, faults, publishing, saving } = setUp;
  const samples = trpc.site.sampleValues.useQuery();
  const inTheWay = [
    ...Object.entries(faults).map(([path, message]) => `${labelOf(path)}: ${message}`),
    ...contrastFaults({
      primary: String(fieldAt(body, 'colours.primary')),
      accent: String(fieldAt(body, 'colours.accent')),
    }).map(explainContrast),
  ];
  return (
    <>
      {inTheWay.length > 0 && (
        <Note tone="bad" title="This has to be mended before it can be published" isNews>
          <ul>
            {inTheWay.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <CallState call={publishing.error || publishing.wait ? publishing : saving} />
      <div className="staff-form__end">
        <Button
          kind="main"
          isBusy={publishing.isPending || saving.isPending}
          disabled={inTheWay.length > 0}
          onClick={() => void setUp.publish()}
        >
          Publish
        </Button>
        {back}
      </div>
      <ScreenSection
        title="Still the sample company’s"
        lead="What visitors read now. The list gets shorter when you publish."
      >
        {samples.error && <p>{explainError(samples.error)}</p>}
        {samples.data?.values.length === 0 && <p>Nothing: the site is your own.</p>}
        <ul className="setup__samples">
          {samples.data?.values.map(({ document, label }) => (
            <li key={`${document} ${label}`}>{label}</li>
          ))}
        </ul>
      </ScreenSection>
    </>
  );
}

const questions = steps.flatMap((step) => step.questions);

const labelOf = (path: string) =>
  questions.find((each) => path === each.path || path.startsWith(`${each.path}.`))?.label ?? path;
