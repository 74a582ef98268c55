import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type Column,
  type ColumnList,
  columnChoices,
  usualColumns,
} from '../../../../src/contract/staff/columns.ts';
import { moveFocus } from '../../../shared/ui/move-focus.ts';
import { Button } from '../../ui/button.tsx';
import { columnLabels } from './column-labels.ts';
import { columnsNow, useColumns, useSaveColumns } from './use-columns.ts';
import './column-menu.css';

interface ColumnMenuProps {
  list: ColumnList;
  /** Names the things that are chosen: columns of a table, or details of a row. */
  name: 'Columns' | 'Details';
}

/**
 * Chooses what a list shows, and in which order. The arrow keys go through the choices, the space bar ticks one, and
 * with Alt the arrow keys move it. Each change is seen and saved at once.
 */
export function ColumnMenu({ list, name }: ColumnMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    frame.current?.querySelector('input')?.focus();
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  return (
    <div className="column-menu" ref={frame}>
      <Button
        kind="plain"
        icon="screen"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && (
        <fieldset
          className="column-menu__list"
          id={id}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setIsOpen(false);
          }}
          onKeyDown={(event) => {
            // The screen's keyboard shortcuts are suspended while it is open.
            event.stopPropagation();
            if (event.key === 'Escape') close();
          }}
        >
          <legend className="visually-hidden">{name}</legend>
          <Choices list={list} />
        </fieldset>
      )}
    </div>
  );
}

function Choices({ list }: { list: ColumnList }) {
  const chosen: readonly string[] = useColumns(list);
  const save = useSaveColumns(list);
  const frame = useRef<HTMLUListElement>(null);
  const hint = useId();
  const labels: Readonly<Record<string, string>> = columnLabels[list];
  const all = [...chosen, ...columnChoices[list].filter((column) => !chosen.includes(column))];
  const next = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is in its place once the columns have rendered
  useLayoutEffect(() => {
    // A browser takes the focus from an element that is moved.
    if (next.current !== undefined) frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  }, [chosen]);
  const set = (columns: readonly string[]) => save(columns as readonly Column<typeof list>[]);
  const toggle = (column: string) => {
    next.current = `[data-column="${column}"] input`;
    const now = columnsNow(list);
    set(now.includes(column) ? now.filter((each) => each !== column) : [...now, column]);
  };
  const move = (column: string, by: 1 | -1, act = 'input') => {
    const now = columnsNow(list);
    const at = now.indexOf(column);
    const other = now[at + by];
    if (at === -1 || other === undefined) return;
    next.current = `[data-column="${column}"] ${act}`;
    set(now.with(at, other).with(at + by, column));
  };
  const onKeyDown = (event: KeyboardEvent, column: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.altKey && by !== undefined) {
      event.preventDefault();
      move(column, by);
    } else moveFocus(event, frame.current?.querySelectorAll('input'), ['ArrowUp', 'ArrowDown']);
  };
  const isUsual = chosen.join() === usualColumns[list].join();
  return (
    <>
      <ul ref={frame}>
        {all.map((column) => {
          const at = chosen.indexOf(column);
          return (
            <li key={column} data-column={column}>
              <label>
                <input
                  type="checkbox"
                  checked={at !== -1}
                  aria-describedby={hint}
                  onChange={() => toggle(column)}
                  onKeyDown={(event) => onKeyDown(event, column)}
                />
                <span>{labels[column]}</span>
              </label>
              {at !== -1 && chosen.length > 1 && (
                <span className="column-menu__moves">
                  <Button
                    kind="plain"
                    icon="up"
                    label={`Move ${labels[column]} up`}
                    aria-disabled={at === 0}
                    data-act="up"
                    onClick={() => move(column, -1, '[data-act=up]')}
                  />
                  <Button
                    kind="plain"
                    icon="chevron-down"
                    label={`Move ${labels[column]} down`}
                    aria-disabled={at === chosen.length - 1}
                    data-act="down"
                    onClick={() => move(column, 1, '[data-act=down]')}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="d-small muted" id={hint}>
        Alt and an arrow key move it.
      </p>
      <Button kind="plain" icon="undo" aria-disabled={isUsual} onClick={() => !isUsual && save(null)}>
        Back to the standard
      </Button>
    </>
  );
}
