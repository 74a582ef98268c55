import { useState } from 'react';
import type { ComplianceVersion, StaffComplianceItem } from '../../../../src/contract/staff/compliance.ts';
import { toFormData } from '../../../../src/contract/typed-form-data.ts';
import { queries, trpc, trpcClient } from '../../calls/trpc.ts';
import { useCreation } from '../../calls/use-creation.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { dialogMutation } from '../dialog-mutation.ts';
import { DaysInput, PdfInput } from './document-fields.tsx';

interface DocumentDialogProps {
  item: StaffComplianceItem;
  onClose(): void;
}

const dialogOptions = (onClose: () => void, text: string) =>
  dialogMutation({ onClose, refresh: () => queries.compliance.invalidate(), text });

export function RenameDialog({ item: { id, version, ComplianceName }, onClose }: DocumentDialogProps) {
  const [name, setName] = useState(ComplianceName);
  const rename = trpc.compliance.rename.useMutation(dialogOptions(onClose, 'The document is renamed.'));
  return (
    <Modal title="Rename the document" onClose={onClose}>
      <StaffForm
        name="Title"
        action="Rename"
        call={rename}
        onSubmit={() => rename.mutate({ id, version, ComplianceName: name })}
      >
        <TextInput label="Title" name="ComplianceName" maxLength={200} value={name} onType={setName} />
      </StaffForm>
    </Modal>
  );
}

export function VersionDialog({ item: { id, version }, onClose }: DocumentDialogProps) {
  const [days, setDays] = useState({ validFrom: '', validUntil: '' });
  const [file, setFile] = useState<File>();
  const { onSuccess, onSettled } = dialogOptions(onClose, 'The new version is saved.');
  const add = useCreation(trpcClient.compliance.addVersion.mutate, {
    onCreated: () => {
      onSuccess();
      onSettled();
    },
    onError: onSettled,
  });
  return (
    <Modal title="New version" onClose={onClose}>
      <StaffForm
        name="New version"
        action="Add"
        call={add}
        onSubmit={() =>
          // Without a file the server's answer says that it is missing.
          add.create(toFormData({ id: String(id), version: String(version), ...days, file: file as File }))
        }
      >
        <p className="muted">It replaces the current version on its first day, or at once if you set none.</p>
        <PdfInput onChoose={setFile} />
        <DaysInput days={days} onType={setDays} />
      </StaffForm>
    </Modal>
  );
}

export function DaysDialog({
  item: { id, version },
  dated: { versionId, validFrom, validUntil },
  onClose,
}: DocumentDialogProps & { dated: ComplianceVersion }) {
  const [days, setDays] = useState({ validFrom: validFrom ?? '', validUntil: validUntil ?? '' });
  const setTo = trpc.compliance.setDays.useMutation(dialogOptions(onClose, 'The validity is changed.'));
  if (versionId === null) return null;
  return (
    <Modal title="Change validity" onClose={onClose}>
      <StaffForm
        name="Days"
        action="Save"
        call={setTo}
        onSubmit={() => setTo.mutate({ id, version, versionId, ...days })}
      >
        <DaysInput days={days} onType={setDays} />
      </StaffForm>
    </Modal>
  );
}
