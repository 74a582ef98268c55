import { useState } from 'react';
import { queries, trpc } from '../../calls/trpc.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { PasswordInput } from '../../ui/text-input.tsx';

interface EndSessionsDialogProps {
  /** The session to end, or all sessions except the present one. */
  which: { id: string; name: string } | 'others';
  onClose(): void;
}

/** Asks for the password, so that somebody who finds an unlocked screen cannot sign its owner out elsewhere. */
export function EndSessionsDialog({ which, onClose }: EndSessionsDialogProps) {
  const [password, setPassword] = useState('');
  const after = {
    onSuccess: () => {
      void queries.ownAccount.listSessions.invalidate();
      onClose();
    },
  };
  const endOne = trpc.ownAccount.endSession.useMutation(after);
  const endOthers = trpc.ownAccount.endOtherSessions.useMutation(after);
  const isOne = which !== 'others';
  return (
    <Modal title={isOne ? 'End this session?' : 'End all other sessions?'} onClose={onClose}>
      <StaffForm
        name="Sessions"
        action={isOne ? 'End session' : 'End sessions'}
        call={isOne ? endOne : endOthers}
        onSubmit={() => (isOne ? endOne.mutate({ id: which.id, password }) : endOthers.mutate({ password }))}
      >
        <p className="d-small muted">
          {isOne
            ? `You will have to sign in again on ${which.name}.`
            : 'You will have to sign in again everywhere else.'}
        </p>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
      </StaffForm>
    </Modal>
  );
}
