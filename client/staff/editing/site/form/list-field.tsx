import { useRef, useState } from 'react';
import { AddItem } from './add-item.tsx';
import { describeField } from './describe-field.ts';
import type { BranchProps } from './field-props.ts';
import { below, isWithin, useFormActions, useSurroundings } from './form-context.ts';
import { type KeyedItems, keyItems, noItems } from './item-keys.ts';
import { capitalised, titleOfItem, variantLabelOf } from './item-title.ts';
import { ListItem } from './list-item.tsx';

/** The most items that a list shows as bare fields, such as the paragraphs of a text, instead of folded ones. */
export function ListField({ field, path, value, isNamed, renderField }: BranchProps<'list'>) {
  const items = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { move, insert, remove, reveal } = useFormActions();
  const { isReadOnly, revealed } = useSurroundings();
  // A list that appears because the item around it was opened for a field has to open its own item, too.
  const [answered, setAnswered] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const focusTool = useFocusAfterMove(list);
  const item = describeField(field.item);
  const isFolding = item.kind === 'group' || item.kind === 'variants' || item.kind === 'list';

  if (answered !== revealed.request) {
    setAnswered(revealed.request);
    const target = keys.find((_, index) => isWithin(revealed.path, below(path, index)));
    if (target !== undefined && !opened.has(target)) setOpened(new Set([...opened, target]));
  }
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const moveItem = (from: number, to: number) => {
    move(path, from, to);
    focusTool(keys[from], to < from ? 'up' : 'down');
  };
  const addItem = (index: number, added: unknown) => {
    insert(path, index, added);
    reveal(below(path, index));
  };
  return (
    <section className="site-list" data-path={path} aria-label={field.label}>
      {!isNamed && (
        <header className="site-list__head">
          <h3>{field.label}</h3>
          <span className="muted">{items.length}</span>
        </header>
      )}
      {field.help && <p className="field__hint">{field.help}</p>}
      {items.length === 0 && <p className="site-list__none">No {field.itemName} yet.</p>}
      <ol ref={list}>
        {items.map((each: unknown, index) => {
          const key = keys[index] ?? String(index);
          const title = titleOfItem(field, each, index);
          const number = `${capitalised(field.itemName)} ${index + 1}`;
          return (
            <ListItem
              key={key}
              index={index}
              isFolding={isFolding}
              isReadOnly={isReadOnly}
              itemKey={key}
              list={path}
              title={title}
              kind={variantLabelOf(field.item, each)}
              count={items.length}
              isOpen={!isFolding || opened.has(key)}
              onToggle={() => toggle(key)}
              onMove={moveItem}
              onDuplicate={
                items.length < field.most ? () => addItem(index + 1, duplicateOf(each)) : undefined
              }
              onRemove={() => remove(below(path, index), isFolding ? title : number)}
            >
              {renderField({
                schema: field.item,
                path: below(path, index),
                value: each,
                isNamed: true,
                ...(!isFolding && { label: number }),
              })}
            </ListItem>
          );
        })}
      </ol>
      {!isReadOnly && items.length < field.most && (
        <AddItem field={field} onAdd={(added) => addItem(items.length, added)} />
      )}
    </section>
  );
}

/** A copy needs an anchor of its own: two sections with one id would make links ambiguous. */
function duplicateOf(item: unknown): unknown {
  const copy = structuredClone(item);
  if (typeof copy !== 'object' || copy === null) return copy;
  const id: unknown = Reflect.get(copy, 'id');
  return typeof id === 'string' ? { ...copy, id: `${id}-copy` } : copy;
}

function useItemKeys(items: readonly unknown[]): readonly string[] {
  const [keyed, setKeyed] = useState<KeyedItems>(() => keyItems(noItems, items));
  if (keyed.items === items) return keyed.keys;
  const next = keyItems(keyed, items);
  setKeyed(next);
  return next.keys;
}

/** After a move the focus stays on the same button of the same item, so that pressing it again moves it further. */
function useFocusAfterMove(list: { readonly current: HTMLElement | null }) {
  return (key: string | undefined, tool: 'up' | 'down') =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`:scope > [data-key="${key}"]`);
      const button = row?.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`);
      const other = row?.querySelector<HTMLButtonElement>('[data-tool]:not(:disabled)');
      (button?.disabled ? other : button)?.focus();
      row?.scrollIntoView({ block: 'nearest' });
    });
}
