import type { Assignee, InboxAction, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import { messageOf } from '../failure.ts';
import { tell } from '../notices.ts';
import { useMember } from '../session.ts';
import { trpc } from '../trpc.ts';
import { statusWords } from './inbox-words.ts';
import { type InboxItem, refreshItem, updateItems } from './use-inbox-item.ts';
import { findEntries, refreshList, removeEntries, updateEntries } from './use-inbox-list.ts';

/** What can be done to entries, one or many. The screen shows it at once, and says so when the server refused. */
export function useInboxActs() {
  const me = useMember();
  const failed = (error: unknown) => {
    void refreshList();
    void tell(messageOf(error));
  };
  const status = trpc.inbox.setStatus.useMutation({ onError: failed });
  const assign = trpc.inbox.assign.useMutation({ onError: failed });
  const restore = trpc.inbox.restore.useMutation({ onError: failed });

  const note = (
    references: readonly string[],
    action: InboxAction,
    text: string,
    changes: Partial<InboxItem>,
  ) => {
    const event = { at: new Date().toISOString(), member: me.name, action, text };
    updateItems(references, (item) => ({ ...item, ...changes, events: [...item.events, event] }));
  };

  const setStatus = (references: string[], to: InboxStatus) => {
    const before = findEntries(references);
    updateEntries(references, (entry) => ({ ...entry, status: to }));
    status.mutate(
      { references, status: to },
      {
        onSuccess: ({ changed }) => {
          note(references, 'status', to, { status: to });
          void tell(`${howMany(references)} marked as ${statusWords[to].text.toLowerCase()}.`, () => {
            if (changed === 0) return;
            for (const [from, entries] of Map.groupBy(before, (entry) => entry.status))
              setStatus(
                entries.map(({ reference }) => reference),
                from,
              );
          });
        },
        onError: () => references.forEach(refreshItem),
      },
    );
  };

  return {
    setStatus,
    assignTo: (references: string[], assignee: Assignee | null) => {
      updateEntries(references, (entry) => ({ ...entry, assignee }));
      assign.mutate(
        { references, assignee: assignee?.id ?? null },
        {
          onSuccess: () => {
            note(references, 'assignee', assignee?.name ?? 'nobody', { assignee });
            void tell(
              assignee
                ? `${howMany(references)} assigned to ${assignee.name}.`
                : `${howMany(references)} unassigned.`,
            );
          },
        },
      );
    },
    restoreAll: (references: string[]) =>
      restore.mutate(
        { references },
        {
          onSuccess: () => {
            note(references, 'restored', '', { suspect: false });
            removeEntries(references);
            void refreshList();
            void tell(`${howMany(references)} moved to the inbox. The held mails are being sent.`);
          },
        },
      ),
  };
}

export type InboxActs = ReturnType<typeof useInboxActs>;

function howMany(references: readonly string[]): string {
  return references.length === 1 ? String(references[0]) : `${references.length} items`;
}
