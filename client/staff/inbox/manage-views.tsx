import { useState } from 'react';
import type { SavedView } from '../../../src/contract/staff/saved-view.ts';
import { explainError } from '../calls/failure.ts';
import { queries, trpc } from '../calls/trpc.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { AudienceInput, audienceNames } from './audience-input.tsx';
import './inbox.css';

const refresh = () => queries.savedViews.invalidate();
const settled = { onSettled: refresh, onError: (error: unknown) => void showToast(explainError(error)) };

/** Renames, shares, orders and removes the views that the member may change, and lists the others. */
export function ManageViews({ onClose }: { onClose(): void }) {
  const { data: views = [] } = trpc.savedViews.list.useQuery();
  const [edited, setEdited] = useState<SavedView>();
  if (edited)
    return <EditView key={edited.id} view={edited} onClose={() => setEdited(undefined)} onLeave={onClose} />;
  const shared = views.filter(({ sharedWith }) => sharedWith !== null);
  const own = views.filter(({ sharedWith }) => sharedWith === null);
  return (
    <Modal title="Views" onClose={onClose}>
      {[
        { title: 'Shared', list: shared },
        { title: 'Only yours', list: own },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="views__title">{title}</h3>
              <ol className="views">
                {list.map((view, at) => (
                  <ViewLine
                    key={view.id}
                    view={view}
                    above={list[at - 1]}
                    below={list.slice(at + 1, at + 3)}
                    onEdit={() => setEdited(view)}
                  />
                ))}
              </ol>
            </section>
          ),
      )}
      {views.length === 0 && <p className="muted">None is left.</p>}
    </Modal>
  );
}

interface ViewLineProps {
  view: SavedView;
  above: SavedView | undefined;
  /** The next two. */
  below: readonly SavedView[];
  onEdit(): void;
}

function ViewLine({ view, above, below, onEdit }: ViewLineProps) {
  const { id, name, sharedWith, by, isOwn, mayChange } = view;
  const move = trpc.savedViews.move.useMutation(settled);
  const remove = trpc.savedViews.remove.useMutation(settled);
  // A question in a dialog of its own would lie behind this one.
  const [isAsking, setIsAsking] = useState(false);
  const isSure = sharedWith === null || isAsking;
  const ofView = <span className="visually-hidden"> {name}</span>;
  return (
    <li>
      <span className="views__name">
        <span lang={findTextLanguage(name)}>{name}</span>
        {sharedWith !== null && (
          <span className="d-small muted">
            <Badge tone="still">{audienceNames[sharedWith]}</Badge> {isOwn ? 'by you' : `by ${by}`}
          </span>
        )}
      </span>
      {mayChange && (
        <span className="views__acts">
          <Button
            kind="plain"
            icon="up"
            label={`Move ${name} up`}
            disabled={above === undefined}
            isBusy={move.isPending}
            onClick={() => move.mutate({ id, before: above?.id ?? null })}
          />
          <Button
            kind="plain"
            icon="chevron-down"
            label={`Move ${name} down`}
            disabled={below.length === 0}
            isBusy={move.isPending}
            onClick={() => move.mutate({ id, before: below[1]?.id ?? null })}
          />
          <Button onClick={onEdit}>Edit{ofView}</Button>
          <Button
            kind="danger"
            isBusy={remove.isPending}
            onClick={() => (isSure ? remove.mutate({ id }) : setIsAsking(true))}
          >
            {isAsking ? 'Remove for everybody' : 'Remove'}
            {ofView}
          </Button>
        </span>
      )}
    </li>
  );
}

interface EditViewProps {
  view: SavedView;
  /** Goes back to the list. */
  onClose(): void;
  onLeave(): void;
}

function EditView({ view, onClose, onLeave }: EditViewProps) {
  const [name, setName] = useState(view.name);
  const [sharedWith, setSharedWith] = useState(view.sharedWith);
  const { id, ...seen } = view;
  const update = trpc.savedViews.update.useMutation({ onSettled: refresh, onSuccess: onClose });
  return (
    <Modal title="Edit the view" onClose={onLeave}>
      <StaffForm
        name="View"
        action="Save"
        call={update}
        aside={
          <Button kind="plain" onClick={onClose}>
            Back
          </Button>
        }
        onSubmit={() =>
          update.mutate({ id, name, sharedWith, seen: { name: seen.name, sharedWith: seen.sharedWith } })
        }
      >
        <TextInput label="Name" name="name" autoComplete="off" value={name} onType={setName} />
        <AudienceInput value={sharedWith} onPick={setSharedWith} />
      </StaffForm>
    </Modal>
  );
}
