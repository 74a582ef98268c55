import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useDragItem } from './use-drag-item.ts';

interface ListItemProps {
  itemKey: string;
  list: string;
  index: number;
  count: number;
  title: string;
  /** Its kind, where the list has several. */
  kind: string | undefined;
  /** Whether it folds to its title. Items of a single field do not. */
  isFolding: boolean;
  isOpen: boolean;
  isReadOnly: boolean;
  onToggle(): void;
  onMove(from: number, to: number): void;
  onDuplicate: (() => void) | undefined;
  onRemove(): void;
  children: ReactNode;
}

/** An item of a list, with the tools to move, duplicate and remove it. */
export function ListItem(props: ListItemProps) {
  const { itemKey, list, index, count, title, kind, isFolding, isOpen, isReadOnly, children } = props;
  const { onToggle, onMove, onDuplicate, onRemove } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const bodyId = useId();
  const drag = useDragItem({ list, index, row, handle, onMove, isOff: isReadOnly });
  return (
    <li
      ref={row}
      className={isFolding ? 'site-item' : 'site-item site-item--bare'}
      data-key={itemKey}
      data-path={`${list}.${index}`}
      data-dragged={drag.isDragged || undefined}
      data-edge={drag.edge}
    >
      <div className="site-item__head">
        {!isReadOnly && (
          <span ref={handle} className="site-item__handle" title="Drag to move" aria-hidden="true">
            <StaffIcon name="drag" />
          </span>
        )}
        {isFolding && (
          <button
            type="button"
            className="site-item__title"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <StaffIcon name="chevron-down" />
            <span>
              {title}
              {kind && <small>{kind}</small>}
            </span>
          </button>
        )}
        {!isReadOnly && (
          <span className="site-item__tools">
            <Button
              kind="plain"
              icon="up"
              label={`Move “${title}” up`}
              data-tool="up"
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <Button
              kind="plain"
              icon="chevron-down"
              label={`Move “${title}” down`}
              data-tool="down"
              disabled={index === count - 1}
              onClick={() => onMove(index, index + 1)}
            />
            {onDuplicate && (
              <Button kind="plain" icon="copy" label={`Duplicate “${title}”`} onClick={onDuplicate} />
            )}
            <Button kind="plain" icon="close" label={`Remove “${title}”`} onClick={onRemove} />
          </span>
        )}
      </div>
      <div className="site-item__body" id={bodyId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
