import type { ReplyForm } from '../../../src/contract/staff/conversation.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError } from '../calls/failure.ts';
import { trpc } from '../calls/trpc.ts';
import { Note } from '../editing/note.tsx';
import { Button } from '../ui/button.tsx';
import { offerSubject } from './fill-template.ts';
import { canBeAnswered, type ItemToReply, ReplyFields } from './reply-fields.tsx';
import { type ReplyDraft, useReplyDraft } from './use-reply-draft.ts';
import './conversation.css';

/** The open state of the reply to an item: open as long as there is a draft. */
export function useReply(item: ItemToReply) {
  const draft = useReplyDraft(item.reference);
  const start = (form: ReplyForm): ReplyDraft => ({
    to: form.addresses[0] ?? '',
    language: form.locale,
    template: '',
    subject: offerSubject(form, { template: '', language: form.locale }),
    text: '',
    isAnswered: canBeAnswered(item),
    seen: item.messages.at(-1)?.id ?? '',
  });
  return { ...draft, start };
}

interface ReplyButtonProps {
  id: string;
  isOpen: boolean;
  onOpen(): void;
}

export function ReplyButton({ id, isOpen, onOpen }: ReplyButtonProps) {
  return (
    <Button kind="main" icon="mail" id={id} aria-expanded={isOpen} onClick={onOpen}>
      Reply
    </Button>
  );
}

interface ReplySectionProps {
  item: ItemToReply;
  reply: ReturnType<typeof useReply>;
  /** Called where the item has changed: by this reply, or by somebody else's. */
  onChanged(): void;
  /** @param sent the message that was sent; undefined where the reply was discarded. */
  onClose(sent: string | undefined): void;
}

/** Writes a mail to the sender of an item. */
export function ReplySection({ item, reply, onChanged, onClose }: ReplySectionProps) {
  const { data: form, error, refetch } = trpc.conversation.replyForm.useQuery({ reference: item.reference });
  return (
    <section className="item-part" aria-label="Reply" data-writing="reply">
      <h3>Reply</h3>
      {form === undefined ? (
        error ? (
          <Note
            tone="bad"
            title="The reply could not be begun"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            <p>{explainError(error)}</p>
          </Note>
        ) : (
          <LoadingBar label="Loading the templates" />
        )
      ) : form.addresses.length === 0 ? (
        <Note tone="warning" title="No mail can be sent to this sender">
          <p>The form names no valid e-mail address. Please call instead.</p>
        </Note>
      ) : (
        <ReplyFields
          item={item}
          form={form}
          draftKey={reply.key}
          draft={reply.draft ?? reply.start(form)}
          isRestored={reply.draft !== undefined}
          onChange={reply.set}
          onChanged={onChanged}
          onClose={onClose}
        />
      )}
    </section>
  );
}
