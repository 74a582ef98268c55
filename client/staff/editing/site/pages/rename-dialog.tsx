import { useState } from 'react';
import type { SiteTreeEntry } from '../../../../../src/contract/staff/site.ts';
import { readFaults } from '../../../calls/failure.ts';
import { queries, trpc } from '../../../calls/trpc.ts';
import { Modal } from '../../../ui/modal.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { dialogMutation } from '../../dialog-mutation.ts';
import { refreshSite } from '../calls/refresh-site.ts';
import type { EditingSession } from '../draft/editing-session.ts';
import { findAddressFault } from './find-address-fault.ts';

interface RenameDialogProps {
  entry: SiteTreeEntry;
  session: EditingSession;
  onClose(): void;
}

/** Gives the draft of a page another address, which is public as soon as the draft is. */
export function RenameDialog({ entry, session, onClose }: RenameDialogProps) {
  const { document } = entry;
  const old = entry.path ?? '/';
  const [path, setPath] = useState(old);
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>();
  const [isProtected, setIsProtected] = useState(false);
  const refresh = () => Promise.all([refreshSite(), queries.site.find.invalidate({ document })]);
  const rename = trpc.site.renamePage.useMutation({
    ...dialogMutation({ onClose, refresh, text: 'The draft has the new address.' }),
    // The server knows which addresses stand in printed matter and on other sites.
    onError: (error: unknown) => setIsProtected((known) => known || 'confirmed' in readFaults(error)),
  });
  const submit = async () => {
    const fault = findAddressFault(path.trim());
    setFaults(fault === undefined ? undefined : { path: fault });
    // The address is a field of the draft, so what was typed comes first.
    if (fault !== undefined || !(await session.flush())) return;
    const basedOn = session.view().version;
    const saveId = session.nextSaveId();
    rename.mutate({ document, basedOn, path: path.trim(), saveId, confirmed: [typed.trim()] });
  };
  return (
    <Modal title="Change the address" onClose={onClose}>
      <StaffForm name="Address" action="Change the address" call={rename} faults={faults} onSubmit={submit}>
        <TextInput
          label="Address"
          name="path"
          spellCheck={false}
          maxLength={200}
          value={path}
          onType={setPath}
        />
        {isProtected && (
          <TextInput
            label={`Type ${old} to agree`}
            name="confirmed"
            hint="Printed matter and other sites may name this address."
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onType={setTyped}
          />
        )}
        <p className="d-small muted">
          Once the draft is published, {old} leads to the new address by itself (a permanent redirect), so
          links elsewhere, bookmarks and search results keep working.
        </p>
      </StaffForm>
    </Modal>
  );
}
