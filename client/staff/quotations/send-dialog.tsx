import { useState } from 'react';
import type { QuotationsOfRequest } from '../../../src/contract/staff/quotations.ts';
import { readStatus } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Note } from '../editing/note.tsx';
import { Modal } from '../ui/modal.tsx';
import { showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { SelectInput, TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { refreshQuotations } from './use-quotations.ts';

interface SendDialogProps {
  request: QuotationsOfRequest;
  id: string;
  version: number;
  onClose(): void;
}

/** The mail that a quotation is sent with. From then on the quotation stays as it is. */
export function SendDialog({ request, id, version, onClose }: SendDialogProps) {
  const { reference, cover, addresses, isMailSetUp, newestMessage, suspect } = request;
  const [to, setTo] = useState(addresses[0] ?? '');
  const [subject, setSubject] = useState(cover.subject);
  const [text, setText] = useState(cover.text);
  const send = useCreation(trpcClient.quotations.send.mutate, {
    onCreated: async ({ number }) => {
      await refreshQuotations(reference);
      onClose();
      void showToast(isMailSetUp ? `${number} is being sent.` : `${number} waits for a mail server.`);
    },
    onError: (error) => {
      if (readStatus(error) === 409) void refreshQuotations(reference);
    },
  });
  return (
    <Modal title="Send the quotation" onClose={onClose}>
      {addresses.length === 0 ? (
        <Note tone="warning" title="No mail can be sent to this sender">
          The form names no valid e-mail address. Please call instead.
        </Note>
      ) : suspect ? (
        <Note tone="warning" title="This request is suspected spam">
          Restore it in the inbox before you send a quotation.
        </Note>
      ) : (
        <StaffForm
          name="Mail"
          action="Send"
          call={send}
          onSubmit={() =>
            send.create({ id, version, newestMessage, to, locale: cover.locale, subject, text })
          }
        >
          <p className="d-small muted">
            It gets its number now, and the PDF is attached. Afterwards it cannot be changed: a new revision
            can be made.
          </p>
          <SelectInput
            label="To"
            name="to"
            value={to}
            choices={addresses.map((address) => [address, address])}
            onType={setTo}
          />
          <TextInput label="Subject" name="subject" maxLength={150} value={subject} onType={setSubject} />
          <TextAreaInput
            label="Text"
            name="text"
            rows={10}
            maxLength={10_000}
            hint="{number} becomes the number of the quotation."
            value={text}
            onType={setText}
          />
        </StaffForm>
      )}
    </Modal>
  );
}
