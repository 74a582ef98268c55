import { useEffect, useRef, useState } from 'react';
import {
  LONGEST_STAGE_NAME,
  MAX_STAGES,
  removedStageField,
  type StageKind,
  type StageList,
} from '../../../../src/contract/staff/hiring-stages.ts';
import { readFaults } from '../../calls/failure.ts';
import { queries, trpcClient } from '../../calls/trpc.ts';
import { useCreation } from '../../calls/use-creation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import './applicants.css';

interface Row {
  key: string;
  id: string | null;
  kind: StageKind;
  name: string;
}

const roles: Record<Exclude<StageKind, 'step'>, string> = {
  new: 'Where every application begins',
  joined: 'The applicant works for you',
  rejected: 'Asks for a reason',
  withdrawn: 'Asks for a reason',
  closed: 'Closed before there were stages; nobody is moved here',
};

/**
 * Saved as a whole. Only a step can be moved, and removed while nobody is in it. The list that is loaded later does not
 * replace what is being edited; the server refuses to save over it.
 */
export function StagesForm({ list }: { list: StageList }) {
  const [version, setVersion] = useState(list.version);
  const [rows, setRows] = useState<Row[]>(() => list.stages.map((stage) => ({ ...stage, key: stage.id })));
  /** In the order that the server has, with the names that were typed before they were removed. */
  const saved = useRef<Row[]>(rows);
  const [faults, setFaults] = useState<Record<string, string>>();
  const added = useRef(0);
  const { frame, focusNext } = useFocusNext(rows);
  const save = useCreation(trpcClient.hiringStages.save.mutate, {
    isReusable: true,
    onCreated: async () => {
      await Promise.all([queries.hiringStages.invalidate(), queries.applicants.invalidate()]);
      void showToast('The stages were saved.');
    },
  });
  const takeOver = (list: StageList) => {
    setVersion(list.version);
    // Words that were typed meanwhile stay. A new step gets the id that it was saved with.
    const ids = new Map(rows.map(({ key }, at) => [key, list.stages[at]?.id]));
    const withIds = (all: Row[]) => all.map((row) => ({ ...row, id: ids.get(row.key) ?? row.id }));
    saved.current = withIds(rows);
    setRows(withIds);
  };
  /** A stage that has applicants comes back to where it was, with what the server says of it. */
  const takeBack = (error: unknown) => {
    const said = readFaults(error);
    const row = saved.current.find(({ id }) => id !== null && said[removedStageField(id)] !== undefined);
    if (row === undefined || rows.some(({ key }) => key === row.key)) return;
    const earlier = saved.current.slice(0, saved.current.indexOf(row)).map(({ key }) => key);
    const at = rows.findLastIndex(({ key }) => earlier.includes(key)) + 1;
    setRows(rows.toSpliced(at, 0, row));
    setFaults({ [`stages.${at}.name`]: said[removedStageField(String(row.id))] ?? '' });
  };
  const send = () => {
    setFaults(undefined);
    void save
      .createAsync({ version, stages: rows.map(({ id, name }) => ({ id, name })) })
      // The form shows any other error.
      .then(takeOver, takeBack);
  };
  const { reset } = save;
  /** A fault is reported at the number of its stage, where another stage may be now. */
  const arrange = (next: Row[]) => {
    setRows(next);
    if (faults === undefined) return;
    setFaults(undefined);
    reset();
  };
  const isStep = (at: number) => rows[at]?.kind === 'step';
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [rows[at], rows[at + by]];
    if (one === undefined || other === undefined) return;
    arrange(rows.with(at, other).with(at + by, one));
    focusNext(at + by, by === -1 ? 'up' : 'down');
  };
  const add = () => {
    const row: Row = { key: `new ${added.current++}`, id: null, kind: 'step', name: '' };
    const at = rows.findLastIndex(({ kind }) => kind === 'step' || kind === 'new') + 1;
    arrange(rows.toSpliced(at, 0, row));
    focusNext(at, 'name');
  };
  const remove = (at: number) => {
    const removed = rows[at];
    if (removed === undefined) return;
    saved.current = saved.current.map((each) => (each.key === removed.key ? removed : each));
    arrange(rows.toSpliced(at, 1));
    focusNext(at, 'name');
  };
  return (
    <StaffForm
      name="Stages"
      action="Save"
      call={save}
      faults={faults}
      onSubmit={send}
      aside={
        rows.length < MAX_STAGES && (
          <Button icon="plus" onClick={add}>
            Add a step
          </Button>
        )
      }
    >
      <ol className="stages" ref={frame}>
        {rows.map(({ key, kind, name }, at) => (
          <li key={key}>
            <TextInput
              label={`Stage ${at + 1}`}
              name={`stages.${at}.name`}
              hint={kind === 'step' ? undefined : roles[kind]}
              maxLength={LONGEST_STAGE_NAME}
              autoComplete="off"
              value={name}
              onType={(typed) =>
                setRows(rows.map((row) => (row.key === key ? { ...row, name: typed } : row)))
              }
            />
            {kind === 'step' && (
              <span className="stages__acts">
                <Button
                  kind="plain"
                  icon="up"
                  label={`Move ${name} up`}
                  data-act="up"
                  disabled={!isStep(at - 1)}
                  onClick={() => swap(at, -1)}
                />
                <Button
                  kind="plain"
                  icon="chevron-down"
                  label={`Move ${name} down`}
                  data-act="down"
                  disabled={!isStep(at + 1)}
                  onClick={() => swap(at, 1)}
                />
                <Button kind="plain" icon="close" label={`Remove ${name}`} onClick={() => remove(at)} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </StaffForm>
  );
}

/** Moves the focus to a stage that has been added or moved, or that follows a removed one. */
function useFocusNext(rows: readonly Row[]) {
  const frame = useRef<HTMLOListElement>(null);
  const next = useRef<{ at: number; act: 'up' | 'down' | 'name' }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is there once the rows have rendered
  useEffect(() => {
    if (next.current === undefined) return;
    const { at, act } = next.current;
    next.current = undefined;
    const row = frame.current?.children[at];
    // At the end of the steps the button is disabled, and cannot keep the focus.
    const button = row?.querySelector<HTMLElement>(`[data-act="${act}"]:enabled`);
    (button ?? row?.querySelector<HTMLElement>('input'))?.focus();
  }, [rows]);
  const focusNext = (at: number, act: 'up' | 'down' | 'name') => {
    next.current = { at, act };
  };
  return { frame, focusNext };
}
