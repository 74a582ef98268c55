import { fileUrl } from '../../../../src/contract/file-path.ts';
import type { ComplianceVersion } from '../../../../src/contract/staff/compliance.ts';
import { formatFileSize } from '../../../shared/ui/file-size.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { When } from '../../ui/when.tsx';
import { daysText } from './compliance-labels.ts';
import './compliance.css';

interface VersionsProps {
  versions: readonly ComplianceVersion[];
  onDate(versionId: number): void;
  onRemove(version: ComplianceVersion): void;
}

export function Versions({ versions, ...acts }: VersionsProps) {
  return (
    <ol className="versions">
      {versions.map((version) => (
        <Version key={version.versionId ?? 'first'} version={version} {...acts} />
      ))}
    </ol>
  );
}

function Version({
  version,
  onDate,
  onRemove,
}: { version: ComplianceVersion } & Pick<VersionsProps, 'onDate' | 'onRemove'>) {
  const { versionId, sha256, size, storedBy, isCurrent } = version;
  return (
    <li className={isCurrent ? 'versions__one versions__one--current' : 'versions__one'}>
      <div className="versions__head">
        <b>{daysText(version.validFrom, version.validUntil)}</b>
        {isCurrent && <Badge tone="good">Current</Badge>}
      </div>
      <p className="muted d-small">
        {versionId === null ? (
          <>Supplied with the site{size !== null && `, ${formatFileSize(size)}`}</>
        ) : (
          <>
            Added <When at={version.storedAt} full />
            {storedBy !== null && ` by ${storedBy}`}
            {size !== null && `, ${formatFileSize(size)}`}
          </>
        )}
      </p>
      {sha256 !== null && (
        <p className="versions__hash">
          <span className="muted d-small">SHA-256</span> <code>{sha256}</code>
        </p>
      )}
      <div className="versions__acts">
        <ButtonAnchor icon="out" href={fileUrl(version.ComplianceDocumentPath)} target="_blank">
          Open the PDF
        </ButtonAnchor>
        {versionId !== null && <Button onClick={() => onDate(versionId)}>Change validity</Button>}
        {versionId !== null && (
          <Button kind="danger" onClick={() => onRemove(version)}>
            Remove
          </Button>
        )}
        {sha256 !== null && <CopyButton text={sha256} what="the SHA-256" label="Copy hash" />}
      </div>
    </li>
  );
}
