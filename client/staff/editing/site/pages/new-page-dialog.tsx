import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteTreeEntry } from '../../../../../src/contract/staff/site.ts';
import { trpcClient } from '../../../calls/trpc.ts';
import { useCreation } from '../../../calls/use-creation.ts';
import { Modal } from '../../../ui/modal.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { refreshSite } from '../calls/refresh-site.ts';
import { addressFor } from '../form/address-for.ts';

/** A new page, empty or with what another page says. It is a draft, which only the staff can see. */
export function NewPageDialog({ copyOf, onClose }: { copyOf?: SiteTreeEntry; onClose(): void }) {
  const navigate = useNavigate();
  const [name, setName] = useState(copyOf ? `${copyOf.label} (copy)` : '');
  const [typedPath, setTypedPath] = useState<string>();
  const path = typedPath ?? addressFor(name);
  const creation = useCreation(trpcClient.site.createPage.mutate, {
    onCreated: ({ document }) => {
      void refreshSite();
      onClose();
      void navigate({ to: '/site/$document', params: { document } });
    },
  });
  return (
    <Modal title={copyOf ? 'Duplicate the page' : 'New page'} onClose={onClose}>
      <StaffForm
        name="New page"
        action="Add the page"
        call={creation}
        onSubmit={() => creation.create({ name, path, ...(copyOf && { copyOf: copyOf.document }) })}
      >
        <TextInput label="Name" name="name" maxLength={80} value={name} onType={setName} />
        <TextInput
          label="Address"
          name="path"
          hint="It becomes public when the page is published. Add it to a menu so that visitors find it."
          spellCheck={false}
          maxLength={200}
          value={path}
          onType={setTypedPath}
        />
      </StaffForm>
    </Modal>
  );
}
