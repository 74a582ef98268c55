import { useState } from 'react';
import type { ListedMail } from '../../../../src/contract/staff/mail.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { dialogMutation } from '../../editing/dialog-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { nameOfMail } from './mail-labels.ts';

type Mail = Pick<ListedMail, 'id' | 'reference' | 'role'> & { recipient: string };

/** Sends a mail to a visitor again, to another address. */
export function CorrectAddress({ mail }: { mail: Mail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="note" onClick={() => setIsOpen(true)}>
        Correct the address
        <span className="visually-hidden">: {nameOfMail(mail)}</span>
      </Button>
      {isOpen && <AddressDialog mail={mail} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddressDialog({ mail, onClose }: { mail: Mail; onClose(): void }) {
  const [address, setAddress] = useState(mail.recipient);
  const correct = trpc.mail.correctAddress.useMutation(
    dialogMutation({
      onClose,
      refresh: () => void queries.mail.invalidate(),
      text: 'The address was corrected. The mail is queued again.',
    }),
  );
  return (
    <Modal title="Correct the address" onClose={onClose}>
      <StaffForm
        name="Address"
        action="Correct and send again"
        call={correct}
        onSubmit={() => correct.mutate({ id: mail.id, seen: mail.recipient, address })}
      >
        <TextInput
          label="E-mail address"
          name="address"
          inputMode="email"
          hint={`For this mail, and offered first for replies about ${mail.reference}. What the visitor typed stays in the item, whose history says what was corrected.`}
          autoComplete="off"
          maxLength={254}
          value={address}
          onType={setAddress}
        />
      </StaffForm>
    </Modal>
  );
}
