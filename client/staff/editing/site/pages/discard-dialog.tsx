import { useNavigate } from '@tanstack/react-router';
import type { SiteContentEntry } from '../../../../../src/contract/staff/site.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Modal } from '../../../ui/modal.tsx';
import { showToast } from '../../../ui/notices.ts';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { refreshSite } from '../calls/refresh-site.ts';
import type { EditingSession, StoredDraft } from '../draft/editing-session.ts';
import { Changes } from '../history/changes.tsx';

interface DiscardDialogProps {
  entry: SiteContentEntry;
  version: number | null;
  session: EditingSession;
  /** Reads what the draft is now. */
  reread(): Promise<StoredDraft>;
  onClose(): void;
}

/** Goes back to what visitors read, or takes a page out that they have never seen. */
export function DiscardDialog({ entry, version, session, reread, onClose }: DiscardDialogProps) {
  const { document, isPublic } = entry;
  const navigate = useNavigate();
  const discard = trpc.site.discard.useMutation({
    onSuccess: async () => {
      onClose();
      void showToast('The draft is discarded.');
      if (!isPublic) return navigate({ to: '/site' });
      session.restart(await reread());
    },
    onSettled: () => void refreshSite(),
  });
  const submit = async () => {
    if (await session.flush()) discard.mutate({ document, basedOn: session.view().version });
  };
  return (
    <Modal title="Discard the draft" onClose={onClose}>
      <p>
        {isPublic
          ? 'The draft goes back to what visitors read now. These changes stay in the history:'
          : 'Visitors have never seen this page. It is taken out of the list.'}
      </p>
      {isPublic && <Changes document={document} from={entry.published} to={version} />}
      <StaffForm name="Discard" action="Discard the draft" call={discard} onSubmit={submit}>
        {null}
      </StaffForm>
    </Modal>
  );
}
