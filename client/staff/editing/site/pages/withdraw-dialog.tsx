import { useState } from 'react';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { SiteTreeEntry } from '../../../../../src/contract/staff/site.ts';
import { trpcClient } from '../../../calls/trpc.ts';
import { useCreation } from '../../../calls/use-creation.ts';
import { Modal } from '../../../ui/modal.tsx';
import { showToast } from '../../../ui/notices.ts';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditedDocument } from '../calls/edited-document.ts';
import { refreshSite } from '../calls/refresh-site.ts';
import { Usage } from './usage.tsx';

/** Takes a public page down, after showing what leads to it. */
export function WithdrawDialog({ entry, onClose }: { entry: SiteTreeEntry; onClose(): void }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [faults, setFaults] = useState<Record<string, string>>();
  const { document } = entry;
  const addresses = publicAddresses(useEditedDocument(document).data?.publishedBody);
  const withdraw = useCreation(trpcClient.site.withdraw.mutate, {
    onCreated: () => {
      onClose();
      void refreshSite();
      void showToast('The page is taken down.');
    },
  });
  const submit = () => {
    const missing = addresses.filter((address) => typed[address]?.trim() !== address);
    setFaults(
      missing.length === 0
        ? undefined
        : Object.fromEntries(missing.map((address) => [address, `Type ${address} exactly.`])),
    );
    if (addresses.length > 0 && missing.length === 0)
      withdraw.create({ document, confirmed: addresses, note: '' });
  };
  return (
    <Modal title="Take this page down" onClose={onClose}>
      <p>
        Its address then says that the page is gone for good (410), and search engines forget it. Its words
        stay in the history, and publishing it again brings it back.
      </p>
      <Usage page={document} />
      <StaffForm
        name="Taking down"
        action="Take the page down"
        call={withdraw}
        faults={faults}
        onSubmit={submit}
      >
        {addresses.map((address) => (
          <TextInput
            key={address}
            label={`Type ${address} to agree`}
            name={address}
            spellCheck={false}
            autoComplete="off"
            value={typed[address] ?? ''}
            onType={(text) => setTyped({ ...typed, [address]: text })}
          />
        ))}
      </StaffForm>
    </Modal>
  );
}

/** Where visitors find the page now, whatever address its draft has. */
function publicAddresses(body: JsonObject | null | undefined): string[] {
  return [body?.path, body?.aliases ?? []].flat().filter((address) => typeof address === 'string');
}
