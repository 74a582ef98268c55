import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toFormData } from '../../../../src/contract/typed-form-data.ts';
import { queries, trpcClient } from '../../calls/trpc.ts';
import { useCreation } from '../../calls/use-creation.ts';
import { Modal } from '../../ui/modal.tsx';
import { showToast } from '../../ui/notices.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DaysInput, PdfInput } from './document-fields.tsx';

export function NewDocumentDialog({ onClose }: { onClose(): void }) {
  const [ComplianceName, setName] = useState('');
  const [days, setDays] = useState({ validFrom: '', validUntil: '' });
  const [file, setFile] = useState<File>();
  const navigate = useNavigate();
  const creation = useCreation(trpcClient.compliance.create.mutate, {
    onCreated: ({ id }) => {
      void queries.compliance.invalidate();
      void navigate({ to: '/compliance/$itemId', params: { itemId: String(id) } });
      void showToast('The document is saved. It is not published yet.');
    },
  });
  return (
    <Modal title="Add a document" onClose={onClose}>
      <StaffForm
        name="Document"
        action="Add"
        call={creation}
        // Without a file the server's answer says that it is missing, as for the other fields.
        onSubmit={() => creation.create(toFormData({ ComplianceName, ...days, file: file as File }))}
      >
        <TextInput
          label="Title"
          name="ComplianceName"
          maxLength={200}
          hint="As shown on the site."
          value={ComplianceName}
          onType={setName}
        />
        <PdfInput onChoose={setFile} />
        <DaysInput days={days} onType={setDays} />
      </StaffForm>
    </Modal>
  );
}
