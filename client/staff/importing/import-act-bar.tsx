import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { showDialog } from '../ui/notices.ts';
import { DiscardButton } from './discard-button.tsx';
import { describeImport, describeUndo, sumCounts, wouldWrite } from './import-words.ts';
import { type ImportActs, isMoving, reportPath } from './moving-in-calls.ts';

interface ImportActBarProps {
  opened: OpenedImport;
  acts: ImportActs;
  /** The lines that may overwrite what was edited here. */
  overwrite: ReadonlySet<number>;
  /** The hosts from which pictures may be fetched. */
  hosts: readonly string[];
  /** Something else is chosen than was rehearsed. */
  isToRehearse: boolean;
  /** More buttons. */
  children: ReactNode;
}

/** The acts that an import's state allows. */
export function ImportActBar({ opened, acts, overwrite, hosts, isToRehearse, children }: ImportActBarProps) {
  const { id, state, counts, mayUndo, begun, retriable } = opened;
  const { start, stop, goOn, tryAgain, undo } = acts;
  const navigate = useNavigate();
  const begin = async () => {
    const isSure = await showDialog({
      title: 'Import this now?',
      text: describeImport(counts, overwrite.size, hosts),
      yes: 'Import',
      no: 'Not yet',
    });
    if (isSure) start.mutate({ id, rehearsal: begun, hosts: [...hosts], overwrite: [...overwrite] });
  };
  const takeBack = async () => {
    const isSure = await showDialog({
      title: 'Take this import back?',
      text: describeUndo(counts),
      yes: 'Take it back',
      no: 'Keep it',
    });
    if (isSure) undo.mutate({ id });
  };
  return (
    <div className="moving-acts">
      {state === 'rehearsed' && (
        <Button
          kind="main"
          disabled={isToRehearse || !wouldWrite(counts, overwrite.size)}
          isBusy={start.isPending}
          onClick={() => void begin()}
        >
          Import…
        </Button>
      )}
      {state === 'running' && (
        <Button isBusy={stop.isPending} onClick={() => stop.mutate({ id })}>
          Stop
        </Button>
      )}
      {state === 'stopped' && (
        <Button kind="main" isBusy={goOn.isPending} onClick={() => goOn.mutate({ id })}>
          Go on
        </Button>
      )}
      {state === 'done' && retriable > 0 && (
        <Button
          kind="main"
          isBusy={tryAgain.isPending}
          onClick={() => tryAgain.mutate({ id, hosts: [...hosts] })}
        >
          {retriable === 1 ? 'Try the failed one again' : `Try ${groupDigits(retriable)} failed ones again`}
        </Button>
      )}
      {state === 'done' && retriable === 0 && sumCounts(counts, 'failed') > 0 && (
        <Button kind="main" onClick={() => void navigate({ to: '/moving-in' })}>
          Upload the file again…
        </Button>
      )}
      {mayUndo && !isMoving(state) && (
        <Button icon="undo" isBusy={undo.isPending} onClick={() => void takeBack()}>
          Take it back…
        </Button>
      )}
      <ButtonAnchor kind="plain" icon="download" href={reportPath(id)} download>
        Report (CSV)
      </ButtonAnchor>
      {children}
      {state === 'rehearsed' && <DiscardButton opened={opened}>Discard</DiscardButton>}
      {[start, stop, goOn, tryAgain, undo].map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same five
        <CallState key={index} call={call} />
      ))}
    </div>
  );
}
