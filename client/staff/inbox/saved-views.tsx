import { useState } from 'react';
import type { ViewAudience } from '../../../src/contract/staff/saved-view.ts';
import { useMay } from '../calls/session.ts';
import { queries, trpc, trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Menu } from '../ui/menu.tsx';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { AudienceInput } from './audience-input.tsx';
import { ManageViews } from './manage-views.tsx';
import type { UseInboxAddress } from './use-inbox-address.ts';
import { readFilter, writeQuery } from './view-query.ts';

const SAVE = 'save';
const MANAGE = 'tidy';

/** The shared views and the member's own: open, save and manage. */
export function SavedViews({ address }: { address: UseInboxAddress }) {
  const { data: views = [] } = trpc.savedViews.list.useQuery();
  const [openDialog, setOpenDialog] = useState<typeof SAVE | typeof MANAGE>();
  const maySave = useMay()('workInbox');
  const query = writeQuery(address.filter);
  const pick = (id: string) => {
    if (id === SAVE || id === MANAGE) return setOpenDialog(id);
    const view = views.find((each) => each.id === id);
    if (view) void address.show(readFilter(view.query));
  };
  const items = [
    ...views.map((view) => ({ value: view.id, text: view.name, isChosen: view.query === query })),
    ...(maySave ? [{ value: SAVE, text: 'Save this list as a view' }] : []),
    ...(maySave && views.length > 0 ? [{ value: MANAGE, text: 'Manage views' }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label="Views"
        isPlain
        button={views.find((view) => view.query === query)?.name ?? 'Views'}
        items={items}
        onPick={pick}
      />
      {openDialog === SAVE && <SaveView query={query} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === MANAGE && <ManageViews onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

function SaveView({ query, onClose }: { query: string; onClose(): void }) {
  const [name, setName] = useState('');
  const [sharedWith, setSharedWith] = useState<ViewAudience>(null);
  const save = useCreation(trpcClient.savedViews.save.mutate, {
    onCreated: () => {
      void queries.savedViews.invalidate();
      onClose();
    },
  });
  return (
    <Modal title="Save this list as a view" onClose={onClose}>
      <StaffForm
        name="View"
        action="Save"
        call={save}
        onSubmit={() => save.create({ name, query, sharedWith })}
      >
        <TextInput
          label="Name"
          name="name"
          autoComplete="off"
          hint="Saves the filters and the search."
          value={name}
          onType={setName}
        />
        <AudienceInput value={sharedWith} onPick={setSharedWith} />
      </StaffForm>
    </Modal>
  );
}
