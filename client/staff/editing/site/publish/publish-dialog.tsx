import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ContentId } from '../../../../../src/content-id.ts';
import type { SiteContentEntry, SiteFault } from '../../../../../src/contract/staff/site.ts';
import { agreementTo } from '../../../../../src/contract/staff/site-publishing.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc, trpcClient } from '../../../calls/trpc.ts';
import { useCreation } from '../../../calls/use-creation.ts';
import { Modal } from '../../../ui/modal.tsx';
import { showToast } from '../../../ui/notices.ts';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { findTimeFault, readInstant, tomorrowInIndia } from '../../planned-time.ts';
import { refreshSite } from '../calls/refresh-site.ts';
import { joinPath } from '../draft/body-path.ts';
import { Changes } from '../history/changes.tsx';
import { findEditorAddress } from '../languages/editor-address.ts';
import { ConfirmAddresses } from '../pages/confirm-addresses.tsx';
import { FaultList } from './fault-list.tsx';
import { ReturningReleases } from './returning-releases.tsx';
import { WhenFields } from './when-fields.tsx';
import '../site.css';

interface PublishDialogProps {
  /** The documents and translations that could be published. */
  entries: readonly SiteContentEntry[];
  /** The one that is chosen to begin with; all of them without one. */
  first?: ContentId;
  /** Saves what was just typed. @returns whether everything is stored. */
  save?(): Promise<boolean>;
  mayPublish: boolean;
  onFaults?(faults: readonly SiteFault[]): void;
  onReveal?(path: string): void;
  onClose(): void;
}

const whenWords = {
  now: 'Visitors see it within ten seconds.',
  later: 'On a day and time',
  laterHint: 'Published by itself then. It can be cancelled until then.',
  time: 'Day and time in India (IST)',
};

/** Shows what will change for visitors, what stands in the way, and when it is to happen. */
export function PublishDialog(props: PublishDialogProps) {
  const { entries, first, save, mayPublish, onFaults, onReveal, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isSaved = useSaved(save);
  const [chosen, setChosen] = useState<ReadonlySet<ContentId>>(
    () => new Set(first ? [first] : entries.map(({ document }) => document)),
  );
  const [title, setTitle] = useState('');
  const [isNow, setIsNow] = useState(true);
  const [time, setTime] = useState(tomorrowInIndia);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const [faults, setFaults] = useState<Record<string, string>>();
  const documents = entries.flatMap(({ document, draft }) =>
    draft !== null && chosen.has(document) ? [{ document, version: draft }] : [],
  );
  const check = trpc.site.check.useQuery(
    { documents, confirmed: [...confirmed], due: isNow || findTimeFault(time) ? null : readInstant(time) },
    { enabled: isSaved === true && documents.length > 0, placeholderData: (before) => before },
  );
  const publish = useCreation(trpcClient.site.publish.mutate, {
    onCreated: ({ state }) => {
      onClose();
      void refreshSite();
      void showToast(state === 'published' ? 'Published: visitors see it now.' : 'The release is planned.');
    },
    onError: () => void refreshSite(),
  });
  const found = check.data?.faults ?? [];
  const returning = check.data?.returning ?? [];
  const isReady =
    check.data?.failure === null &&
    found.length === 0 &&
    check.data.unconfirmed.length === 0 &&
    returning.every(({ id }) => agreed.includes(id));
  const leadTo = ({ document, path }: SiteFault) => {
    onFaults?.(found.filter((fault) => fault.document === first));
    onClose();
    const at = joinPath(path);
    if (document === first) onReveal?.(at);
    else void navigate(findEditorAddress(document, at));
  };
  const submit = () => {
    const wrong = isNow ? undefined : findTimeFault(time);
    const missing = title.trim() === '' ? 'Please say in a few words what changes.' : undefined;
    setFaults(
      wrong || missing ? { ...(missing && { title: missing }), ...(wrong && { due: wrong }) } : undefined,
    );
    if (!isReady) box.current?.querySelector<HTMLElement>('.note :is(button, input)')?.focus();
    if (wrong || missing || !isReady) return;
    publish.create({
      documents,
      confirmed: [...confirmed, ...agreed.map(agreementTo)],
      title: title.trim(),
      note: '',
      due: isNow ? null : readInstant(time),
    });
  };
  return (
    <Modal title={mayPublish ? 'Publish' : 'What publishing would change'} onClose={onClose}>
      <div className="publish" ref={box}>
        {isSaved === false && (
          <p className="staff-form__error" role="alert">
            Your last changes are not saved yet, so they cannot be published. Close this to see why.
          </p>
        )}
        <ul className="publish__documents">
          {entries.map((entry) => (
            <li key={entry.document}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={chosen.has(entry.document)}
                  disabled={entry.draft === null}
                  onChange={() => setChosen(toggled(chosen, entry.document))}
                />
                <b>{entry.label || 'Page without a name'}</b>
              </label>
              {entry.draft === null || (!entry.differs && entry.document === first && isSaved !== true) ? (
                <p className="muted">Nothing has been changed.</p>
              ) : (
                <details open={entries.length === 1}>
                  <summary>{entry.isPublic ? 'What changes' : 'The new page'}</summary>
                  <Changes document={entry.document} from={entry.published} to={entry.draft} />
                </details>
              )}
            </li>
          ))}
        </ul>
        {check.error && <p className="staff-form__error">{explainError(check.error)}</p>}
        <FaultList faults={found} failure={check.data?.failure ?? null} onPick={leadTo} />
        <ConfirmAddresses addresses={check.data?.unconfirmed ?? []} onConfirm={setConfirmed} />
        <ReturningReleases releases={returning} agreed={agreed} onAgree={setAgreed} />
        {isReady && documents.length > 0 && (
          <p className="publish__ready" role="status">
            Nothing stands in the way.
          </p>
        )}
        {mayPublish ? (
          <StaffForm
            name="Publication"
            action={isNow ? 'Publish now' : 'Plan the release'}
            call={{ ...publish, isPending: publish.isPending || isSaved === undefined }}
            faults={faults}
            onSubmit={submit}
          >
            <TextInput
              label="What changes, in a few words"
              name="title"
              hint="It stands in the list of releases and in the audit log."
              maxLength={200}
              value={title}
              onType={setTitle}
            />
            <WhenFields
              name="due"
              words={whenWords}
              isNow={isNow}
              time={time}
              onNow={setIsNow}
              onTime={setTime}
            />
          </StaffForm>
        ) : (
          <p className="muted">The owner publishes. Tell them that your draft is ready.</p>
        )}
      </div>
    </Modal>
  );
}

/** Whether everything typed is stored; undefined while it is being saved. */
function useSaved(save: (() => Promise<boolean>) | undefined): boolean | undefined {
  const [isSaved, setIsSaved] = useState<boolean | undefined>(save === undefined ? true : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves once, as the dialog opens
  useEffect(() => {
    void save?.().then(async (isStored) => {
      await refreshSite();
      setIsSaved(isStored);
    });
  }, []);
  return isSaved;
}

function toggled(chosen: ReadonlySet<ContentId>, document: ContentId): ReadonlySet<ContentId> {
  const next = new Set(chosen);
  if (!next.delete(document)) next.add(document);
  return next;
}
