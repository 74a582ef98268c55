import { useState } from 'react';
import { settleCodeRequest, useIsCodeRequested } from '../../calls/request-code.ts';
import { trpc } from '../../calls/trpc.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { CodeInput } from '../../ui/text-input.tsx';

/** Mounted in the frame around every screen; opens whenever an action requires a fresh code. */
export function CodeDialog() {
  return useIsCodeRequested() && <CodeForm />;
}

function CodeForm() {
  const [code, setCode] = useState('');
  const give = trpc.ownAccount.repeatCode.useMutation({
    onSuccess: () => settleCodeRequest(true),
    onError: () => setCode(''),
  });
  return (
    <Modal title="Enter your code again" onClose={() => settleCodeRequest(false)}>
      <StaffForm name="Code" action="Continue" call={give} onSubmit={() => give.mutate({ code })}>
        <p className="d-small muted">
          Required before personal data is exported or erased. Enter the six digits from your authenticator
          app. You will not be asked again for ten minutes.
        </p>
        <CodeInput
          hint="Each code works once. If you have just signed in, wait for the next one."
          value={code}
          onType={setCode}
          onFull={(full) => give.mutate({ code: full })}
        />
      </StaffForm>
    </Modal>
  );
}
