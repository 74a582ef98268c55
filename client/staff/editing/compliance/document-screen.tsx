import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffComplianceItem } from '../../../../src/contract/staff/compliance.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage, ScreenSection } from '../../ui/screen-page.tsx';
import { BackLink, ContentHead } from '../content-head.tsx';
import { History } from '../history.tsx';
import { Note } from '../note.tsx';
import { daysText, documentHistory, findLapse } from './compliance-labels.ts';
import { DaysDialog, RenameDialog, VersionDialog } from './document-dialogs.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { Versions } from './versions.tsx';

const route = getRouteApi('/compliance/$itemId');

export default function DocumentScreen() {
  const { itemId } = route.useParams();
  const { data: item, error } = trpc.compliance.find.useQuery({ id: Number(itemId) });
  if (item !== undefined) return <DocumentView item={item} />;
  return (
    <ScreenPage title="Document">
      {error ? <Empty title="This document could not be loaded" text={explainError(error)} /> : null}
    </ScreenPage>
  );
}

function DocumentView({ item }: { item: StaffComplianceItem }) {
  const [dialog, setDialog] = useState<'rename' | 'renew' | { versionId: number }>();
  const actions = useDocumentActions(item);
  const close = () => setDialog(undefined);
  const lapse = findLapse(item);
  const current = item.versions.find(({ isCurrent }) => isCurrent);
  const dated =
    typeof dialog === 'object'
      ? item.versions.find(({ versionId }) => versionId === dialog.versionId)
      : undefined;
  return (
    <div className="screen">
      <ContentHead
        back={<BackLink to="/compliance">Compliance</BackLink>}
        title={item.ComplianceName}
        badge={
          item.published ? <Badge tone="good">Published</Badge> : <Badge tone="still">Not published</Badge>
        }
        facts={current && <span>{daysText(current.validFrom, current.validUntil)}</span>}
      >
        {!item.published && (
          <Button kind="main" icon="send" onClick={actions.publish}>
            Publish
          </Button>
        )}
        <Button icon="plus" onClick={() => setDialog('renew')}>
          New version
        </Button>
        <Button icon="note" onClick={() => setDialog('rename')}>
          Rename
        </Button>
        {item.published && (
          <Button kind="danger" onClick={actions.withdraw}>
            Withdraw
          </Button>
        )}
        {!item.wasPublished && (
          <Button kind="danger" isBusy={actions.isRemoving} onClick={actions.remove}>
            Delete draft
          </Button>
        )}
      </ContentHead>
      {lapse && (
        <Note
          tone={lapse.tone === 'bad' ? 'bad' : 'warning'}
          icon="clock"
          title={lapse.text}
          actions={<Button onClick={() => setDialog('renew')}>Add new version</Button>}
        >
          {item.daysLeft !== null && item.daysLeft < 0
            ? 'It has expired, and stays public until it is renewed or withdrawn.'
            : 'You can add the new version now. It replaces this one on its first day.'}
        </Note>
      )}
      <ScreenSection
        title="Versions"
        lead="The latest version that is already valid is public. Older versions stay public at their own addresses until you remove them."
      >
        <Versions
          versions={item.versions}
          onDate={(versionId) => setDialog({ versionId })}
          onRemove={actions.removeVersion}
        />
      </ScreenSection>
      <History events={item.events} descriptions={documentHistory} />
      {dialog === 'rename' && <RenameDialog item={item} onClose={close} />}
      {dialog === 'renew' && <VersionDialog item={item} onClose={close} />}
      {dated && <DaysDialog item={item} dated={dated} onClose={close} />}
    </div>
  );
}
