import { useState } from 'react';
import { explainIssue } from '../../../src/contract/sentences-in-english.ts';
import { sumsOf } from '../../../src/contract/staff/quotation-sums.ts';
import {
  type Quotation,
  type QuotationsOfRequest,
  quotationValues,
} from '../../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { messageOf, statusOf } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { DraftNotes } from '../editing/draft-notes.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { fieldLabels, linesOf, type QuotationFields, toFields, toValues } from './line-values.ts';
import { dayText } from './quotation-labels.ts';
import { QuotationLines } from './quotation-lines.tsx';
import { Sums } from './quotation-sums.tsx';
import { SendDialog } from './send-dialog.tsx';
import { refreshQuotations, updateQuotation } from './use-quotations.ts';

interface QuotationEditorProps {
  draft: Quotation;
  request: QuotationsOfRequest;
  onRead(quotation: Pick<Quotation, 'id'>): void;
}

/** The draft of a quotation, which is saved before it is looked at or sent. */
export function QuotationEditor({ draft: stored, request, onRead }: QuotationEditorProps) {
  const { id, reference } = stored;
  const draft = useDraft<QuotationFields>(`quotation ${id}`, {
    version: stored.version,
    values: toFields(stored),
  });
  const [refusals, setRefusals] = useState(0);
  const [faults, setFaults] = useState<Record<string, string>>();
  const [isSending, setIsSending] = useState(false);
  const update = trpc.quotations.save.useMutation({ onError: () => void refreshQuotations(reference) });
  const remove = trpc.quotations.remove.useMutation();
  const { values } = draft;
  const lines = linesOf(values.lines);

  /** @returns the version that is stored then; undefined if it could not be saved, which the form explains. */
  async function save(): Promise<number | undefined> {
    setFaults(undefined);
    if (draft.isUndecided) {
      setRefusals(refusals + 1);
      return undefined;
    }
    const now = draft.latest();
    if (!now.isDirty) return now.base.version;
    try {
      const saved = toValues(now.values);
      const { version } = await update.mutateAsync({ id, version: now.base.version, values: saved });
      draft.saved({ version, values: now.values });
      const { net, tax, total } = sumsOf(saved.lines, saved.gstPercent);
      updateQuotation(reference, id, { version, values: saved, net, tax, total });
      return version;
    } catch {
      return undefined;
    }
  }
  const saveNow = async () => {
    if ((await save()) !== undefined) void showToast('Saved.');
  };
  const look = async () => {
    if ((await save()) !== undefined) onRead({ id });
  };
  const begin = async () => {
    const found = findFaults(draft.latest().values);
    if (found !== undefined) setFaults(found);
    else if ((await save()) !== undefined) setIsSending(true);
  };
  const discard = async () => {
    const isSure = await showDialog({
      title: 'Delete this draft?',
      text: 'Nothing was sent of it. It cannot be brought back.',
      yes: 'Delete',
    });
    if (!isSure) return;
    remove.mutate(
      { id, version: draft.latest().base.version },
      {
        onSuccess: () => {
          draft.discard();
          void showToast('The draft is deleted.');
        },
        onError: (error) => void showToast(messageOf(error)),
        onSettled: () => void refreshQuotations(reference),
      },
    );
  };
  const isRefused = update.error !== null && statusOf(update.error) === 409;
  const isConflictShown = isRefused && (draft.isUndecided || draft.mergedFields.length > 0);
  return (
    <>
      <DraftNotes
        draft={draft}
        events={[{ action: 'quotation edited', member: stored.editor, at: '', detail: '' }]}
        labels={fieldLabels}
        renderValue={{
          lines: (json) => <LinesText json={json} />,
          validUntil: (day) => <p>{dayText(day)}</p>,
        }}
        isRefused={isRefused}
        refusals={refusals}
      />
      <StaffForm
        name="Quotation"
        action="Save"
        call={{ ...update, error: isConflictShown ? null : update.error }}
        faults={faults}
        onSubmit={saveNow}
        aside={
          <>
            <Button icon="screen" onClick={look}>
              Preview
            </Button>
            <Button icon="send" onClick={begin}>
              Send…
            </Button>
            <Button kind="danger" isBusy={remove.isPending} onClick={discard}>
              Delete draft
            </Button>
            <span className="d-small muted" role="status">
              {draft.isDirty ? 'Not saved yet' : 'Saved'}
            </span>
          </>
        }
      >
        <TextInput
          label="To"
          name="values.addressee"
          maxLength={200}
          value={values.addressee}
          onType={(addressee) => draft.set({ addressee })}
        />
        <TextAreaInput
          label="Address"
          name="values.address"
          rows={3}
          maxLength={600}
          value={values.address}
          onType={(address) => draft.set({ address })}
        />
        <TextInput
          label="Subject"
          name="values.subject"
          maxLength={200}
          value={values.subject}
          onType={(subject) => draft.set({ subject })}
        />
        <QuotationLines
          lines={lines}
          gstPercent={values.gstPercent}
          onChange={(next) => draft.set({ lines: JSON.stringify(next) })}
        />
        <div className="quotation-terms">
          <TextInput
            label="GST (%)"
            name="values.gstPercent"
            inputMode="decimal"
            maxLength={5}
            value={values.gstPercent}
            onType={(gstPercent) => draft.set({ gstPercent })}
          />
          <TextInput
            label="Valid until"
            name="values.validUntil"
            type="date"
            value={values.validUntil}
            onType={(validUntil) => draft.set({ validUntil })}
          />
        </div>
        <Sums {...sumsOf(lines, values.gstPercent)} gstPercent={values.gstPercent} />
        <TextAreaInput
          label="Terms"
          name="values.terms"
          rows={8}
          maxLength={5000}
          value={values.terms}
          onType={(terms) => draft.set({ terms })}
        />
      </StaffForm>
      {isSending && (
        <SendDialog
          request={request}
          id={id}
          version={draft.stored.version}
          onClose={() => setIsSending(false)}
        />
      )}
    </>
  );
}

/** What is missing before it can be sent, by field; undefined if nothing is. */
function findFaults(fields: QuotationFields): Record<string, string> | undefined {
  const parsed = quotationValues.safeParse(toValues(fields));
  const faults = Object.fromEntries(
    (parsed.error?.issues ?? [])
      .toReversed()
      .map((issue) => [`values.${issue.path.join('.')}`, explainIssue(issue)] as const),
  );
  if (parsed.success && parsed.data.validUntil < dayInIndia(new Date()))
    faults['values.validUntil'] = 'must not be over';
  return Object.keys(faults).length === 0 ? undefined : faults;
}

/** The lines of one side of a conflict. */
function LinesText({ json }: { json: string }) {
  return (
    <ul>
      {linesOf(json).map(({ service, count, rate }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that tells it from another
        <li key={at}>
          {service || '–'}: {count || '–'} × ₹{rate || '–'}
        </li>
      ))}
    </ul>
  );
}
