import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileFields, REPLY_LIMITS, type ReplyForm } from '../../../src/contract/staff/conversation.ts';
import type { InboxKind, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { nameInEnglish } from '../../../src/languages.ts';
import { unreadableFileIn } from '../../shared/upload-fetch.ts';
import { readStatus } from '../calls/failure.ts';
import { trpcClient } from '../calls/trpc.ts';
import { useCreation } from '../calls/use-creation.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { showDialog, showToast } from '../ui/notices.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { SelectInput, TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { fillTemplate, listLanguages, offerSubject, templateName } from './fill-template.ts';
import { type ItemMessages, NewerMessages } from './newer-messages.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { useKeptFiles } from './use-kept-files.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

/** The part of the item that the form has to know. */
export interface ItemToReply extends ItemMessages {
  reference: string;
  kind: InboxKind;
  status: InboxStatus;
}

interface ReplyFieldsProps {
  item: ItemToReply;
  form: ReplyForm;
  /** Names the draft, and with it the key by which a repeated sending is recognised. */
  draftKey: string;
  draft: ReplyDraft;
  /** Whether the draft was written before the form was opened. */
  isRestored: boolean;
  onChange(draft: ReplyDraft | undefined): void;
  onChanged(): void;
  /** @param sent the message that was sent; undefined where the reply was discarded. */
  onClose(sent: string | undefined): void;
}

export function ReplyFields({
  item,
  form,
  draftKey,
  draft,
  isRestored,
  onChange,
  onChanged,
  onClose,
}: ReplyFieldsProps) {
  const { reference } = item;
  const { language, subject, text } = draft;
  const { files, state: filesState, set: setFiles } = useKeptFiles(draftKey);
  const [wasRestored] = useState(isRestored);
  const box = useRef<HTMLDivElement>(null);
  useFocusText(box);
  const set = (changes: Partial<ReplyDraft>) => onChange({ ...draft, ...changes });
  const sending = useCreation(trpcClient.conversation.sendReply.mutate, {
    draftKey,
    isReusable: true,
    onCreated: ({ messageId }, sent) => {
      onChanged();
      setFiles([]);
      // Whoever has gone on writing meanwhile writes another reply.
      if (draft.text === sent.get('text')) {
        onChange(undefined);
        onClose(messageId);
      } else set({ seen: messageId });
      void showToast(form.isMailSetUp ? 'Your reply is being sent.' : 'Your reply waits for a mail server.');
    },
    onError: (error) => {
      if (readStatus(error) === 409) onChanged();
      const unreadable = unreadableFileIn(error);
      if (unreadable) setFiles(files.filter((_, index) => fileFields[index] !== unreadable.field));
    },
  });
  const send = () =>
    sending.create(
      toFormData({
        reference,
        seen: draft.seen,
        to: draft.to,
        subject,
        text,
        locale: language === 'both' ? form.locale : language,
        isAnswered: draft.isAnswered ? ('yes' as const) : ('no' as const),
        ...(Object.fromEntries(files.map((file, index) => [fileFields[index], file])) as FileValues),
      }),
    );
  /** A text that is still a template's is exchanged; one that somebody has written is asked about. */
  const use = async (next: Pick<ReplyDraft, 'template' | 'language'>) => {
    const before = fillTemplate(form, draft);
    const filled = fillTemplate(form, next);
    const isOwnText = text.trim() !== '' && text !== before?.text;
    const words = subject === offerSubject(form, draft) ? { subject: offerSubject(form, next) } : {};
    if (filled === undefined || (isOwnText && next.template === draft.template))
      return set({ ...next, ...words });
    if (isOwnText) {
      const yes = 'Replace my text';
      const question = 'Your text is lost. The template takes its place.';
      if (!(await showDialog({ title: 'Use the template instead?', text: question, yes }))) return;
    }
    set({ ...next, ...words, text: filled.text });
  };
  const discard = async () => {
    const isEmpty = text.trim() === '' && files.length === 0;
    const question = { title: 'Discard this reply?', text: 'What you have written is lost.', yes: 'Discard' };
    if (!isEmpty && !(await showDialog(question))) return;
    setFiles([]);
    onChange(undefined);
    onClose(undefined);
  };
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    // Without a draft the form would not open again.
    set({});
  };
  return (
    <div className="reply" ref={box}>
      {!form.isMailSetUp && (
        <Note tone="warning" title="No mail server is set up">
          <p>The reply waits for one, for two days at most.</p>
        </Note>
      )}
      {wasRestored && (text !== '' || files.length > 0) && (
        <p className="d-small muted">You began this reply earlier.</p>
      )}
      <NewerMessages
        item={item}
        seen={draft.seen}
        onSeen={(seen) => {
          sending.reset();
          set({ seen });
          box.current?.querySelector('textarea')?.focus();
        }}
      />
      <StaffForm
        name="Reply"
        action="Send"
        call={{ ...sending, isPending: sending.isPending || filesState === 'reading' }}
        onSubmit={send}
        aside={
          <Button kind="plain" onClick={discard}>
            Discard
          </Button>
        }
      >
        <div className="fields-2">
          {form.addresses.length === 1 ? (
            <p className="reply__to">
              <span>To</span> {form.addresses[0]}
            </p>
          ) : (
            <SelectInput
              label="To"
              name="to"
              value={draft.to}
              choices={form.addresses.map((address) => [address, address] as const)}
              onType={(to) => set({ to })}
            />
          )}
          <SelectInput
            label="Language"
            name="locale"
            value={language}
            choices={listLanguages(form).map((each) => [each, languageLabel(each)] as const)}
            onType={(chosen) => void use({ template: draft.template, language: chosen })}
          />
        </div>
        <SelectInput
          label="Template"
          value={draft.template}
          choices={[
            ['', 'None'] as const,
            ...form.templates.map((each, index) => [String(index), templateName(each, language)] as const),
          ]}
          onType={(template) => void use({ template, language })}
        />
        <TextInput
          label="Subject"
          name="subject"
          maxLength={REPLY_LIMITS.subject}
          value={subject}
          hint={`The reference ${reference} is added.`}
          onType={(typed) => set({ subject: typed })}
        />
        <TextAreaInput
          label="Text"
          name="text"
          rows={10}
          maxLength={REPLY_LIMITS.text}
          lang={language === 'both' ? undefined : language}
          value={text}
          hint={sayWhereAnswersGo(form)}
          onType={(typed) => set({ text: typed })}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <ReplyFiles files={files} state={filesState} onChange={choose} />
        {canBeAnswered(item) && (
          <label className="tick">
            <input
              type="checkbox"
              checked={draft.isAnswered}
              onChange={({ currentTarget }) => set({ isAnswered: currentTarget.checked })}
            />
            Mark as answered
          </label>
        )}
      </StaffForm>
    </div>
  );
}

type FileValues = Partial<Record<(typeof fileFields)[number], File>>;

/** An application is not: its stage says how far it is. */
export const canBeAnswered = ({ kind, status }: Pick<ItemToReply, 'kind' | 'status'>) =>
  kind !== 'application' && (status === 'new' || status === 'in progress');

const languageLabel = (language: string) =>
  language === 'both' ? 'Both, one below the other' : nameInEnglish(language);

const sayWhereAnswersGo = ({ answersGoTo }: ReplyForm) =>
  answersGoTo.where === 'item'
    ? 'Answers appear here, in this item.'
    : `Answers go to ${answersGoTo.address}. They do not appear here.`;

/** The member goes on to write, wherever the form is on the screen. */
function useFocusText(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const field = box.current?.querySelector('textarea');
    field?.focus({ preventScroll: true });
    field?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [box]);
}
