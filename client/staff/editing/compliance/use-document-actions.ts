import { useNavigate } from '@tanstack/react-router';
import type { ComplianceVersion, StaffComplianceItem } from '../../../../src/contract/staff/compliance.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { showDialog, showToast } from '../../ui/notices.ts';
import { daysText } from './compliance-labels.ts';

export function useDocumentActions({ id, version, ComplianceName }: StaffComplianceItem) {
  const setPublished = trpc.compliance.setPublished.useMutation({
    onError: (error) => void showToast(explainError(error)),
    onSuccess: (_changed, { published }) =>
      void showToast(published ? 'The document is published.' : 'The document is withdrawn.'),
    onSettled: () => queries.compliance.invalidate(),
  });
  const removeVersion = trpc.compliance.removeVersion.useMutation({
    onError: (error) => void showToast(explainError(error)),
    onSuccess: () => void showToast('The version is removed.'),
    onSettled: () => queries.compliance.invalidate(),
  });
  const navigate = useNavigate();
  const remove = trpc.compliance.remove.useMutation({
    onError: (error) => {
      void queries.compliance.invalidate();
      void showToast(explainError(error));
    },
    onSuccess: () => {
      void navigate({ to: '/compliance', replace: true }).then(() => queries.compliance.invalidate());
      void showToast('The draft is deleted.');
    },
  });
  return {
    isRemoving: remove.isPending,
    remove: async () => {
      const text = 'It has never been public. It is deleted with its versions, and cannot be brought back.';
      if (await showDialog({ title: `Delete the draft “${ComplianceName}”?`, text, yes: 'Delete' }))
        remove.mutate({ id, version });
    },
    publish: () => setPublished.mutate({ id, version, published: true }),
    withdraw: async () => {
      const text =
        'It is removed from the site and older apps at once, and the public can no longer open its PDFs. Its versions are kept.';
      if (await showDialog({ title: `Withdraw ${ComplianceName}?`, text, yes: 'Withdraw' }))
        setPublished.mutate({ id, version, published: false });
    },
    removeVersion: async ({ versionId, isCurrent, ...days }: ComplianceVersion) => {
      const title = `Remove the version “${daysText(days.validFrom, days.validUntil)}”?`;
      const text = isCurrent
        ? 'The site shows this version now. The public will no longer be able to open its PDF, and the previous version, if any, is shown instead. This cannot be undone.'
        : 'The public will no longer be able to open its PDF, even with a direct link. This cannot be undone.';
      if (versionId !== null && (await showDialog({ title, text, yes: 'Remove' })))
        removeVersion.mutate({ id, version, versionId });
    },
  };
}
