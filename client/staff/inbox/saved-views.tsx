import { useState } from 'react';
import { type InboxFilter, inboxFilter } from '../../../src/contract/staff/inbox.ts';
import { messageOf } from '../calls/failure.ts';
import { useMay } from '../calls/session.ts';
import { queries, trpc, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';

const SAVE = 'save';
const MANAGE = 'tidy';

/** The member's saved filters: open, save and remove. */
export function SavedViews({ address }: { address: UseInboxAddress }) {
  const { data: views = [] } = trpc.savedViews.list.useQuery();
  const [openDialog, setOpenDialog] = useState<typeof SAVE | typeof MANAGE>();
  const maySave = useMay()('workInbox');
  const query = queryOf(address.filter);
  const pick = (id: string) => {
    if (id === SAVE || id === MANAGE) return setOpenDialog(id);
    const view = views.find((each) => each.id === id);
    if (view) void address.show(filterOf(view.query));
  };
  return (
    <>
      <Menu
        label="Views"
        isPlain
        button={views.find((view) => view.query === query)?.name ?? 'Views'}
        items={[
          ...views.map((view) => ({ value: view.id, text: view.name, isChosen: view.query === query })),
          ...(maySave ? [{ value: SAVE, text: 'Save this list as a view' }] : []),
          ...(maySave && views.length > 0 ? [{ value: MANAGE, text: 'Remove views' }] : []),
        ]}
        onPick={pick}
      />
      {openDialog === SAVE && <SaveView query={query} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === MANAGE && <ManageViews onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

function SaveView({ query, onClose }: { query: string; onClose(): void }) {
  const [name, setName] = useState('');
  const save = useCreation(trpcClient.savedViews.save.mutate, {
    onCreated: () => {
      void queries.savedViews.list.invalidate();
      onClose();
    },
  });
  return (
    <Modal title="Save this list as a view" onClose={onClose}>
      <StaffForm name="View" action="Save" call={save} onSubmit={() => save.create({ name, query })}>
        <TextInput
          label="Name"
          name="name"
          autoComplete="off"
          hint="Saves the filters and the search. Only you see this view."
          value={name}
          onType={setName}
        />
      </StaffForm>
    </Modal>
  );
}

function ManageViews({ onClose }: { onClose(): void }) {
  const { data: views = [] } = trpc.savedViews.list.useQuery();
  const remove = trpc.savedViews.remove.useMutation({
    onSettled: () => queries.savedViews.list.invalidate(),
    onError: (error) => void showToast(messageOf(error)),
  });
  return (
    <Modal title="Your views" onClose={onClose}>
      <ul className="views">
        {views.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button onClick={() => remove.mutate({ id })}>
              Remove<span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {views.length === 0 && <p className="muted">None is left.</p>}
    </Modal>
  );
}

/** A filter as a query string, the format in which views are stored and lists exported. */
export function queryOf(filter: InboxFilter): string {
  const { view, search, ...others } = filter;
  const all = { ...(view !== 'inbox' && { view }), ...others, ...(search !== '' && { search }) };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

/** A stored view may contain a filter that no longer exists; it then shows the whole inbox. */
function filterOf(query: string): InboxFilter {
  const { data } = inboxFilter.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return data ?? inboxFilter.parse({});
}
