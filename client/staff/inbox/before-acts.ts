import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { type ActChanges, forgetActs, isUnderWay, listActs } from './acts-under-way.ts';
import { moveApplicants } from './applicants/applicants-cache.ts';
import { findItem, type InboxItem, updateItems } from './use-inbox-item.ts';
import { findEntries, updateEntries } from './use-inbox-list.ts';

/** What the server has of an item that acts under way change. */
interface Before {
  entry: InboxEntry | undefined;
  item: InboxItem | undefined;
  stage: HiringStage | null | undefined;
  stageReason: string | undefined;
}
const before = new Map<string, Before>();

/** An item, perhaps with the stage in which it is displayed. */
type ActedItem = { reference: string } & Partial<Pick<InboxEntry, 'stage' | 'stageReason'>>;

/** Remembers what is displayed, unless an earlier act has changed that already. */
export function keepBefore(items: readonly ActedItem[]): void {
  const entries = new Map(
    findEntries(items.map(({ reference }) => reference)).map((entry) => [entry.reference, entry]),
  );
  for (const { reference, stage, stageReason } of items)
    if (!before.has(reference))
      before.set(reference, {
        ...{ entry: entries.get(reference), item: findItem(reference), stage, stageReason },
      });
}

/** Displays a change before the server has answered. An item that leaves the suspects stays among them until then. */
export function showActs(references: readonly string[], { suspect: _, ...changes }: ActChanges): void {
  updateEntries(references, (entry) => ({ ...entry, ...changes }));
  updateItems(references, (item) => ({ ...item, ...changes }));
  if (changes.stage) moveApplicants(references, changes.stage, changes.stageReason ?? '');
}

/** Displays those again that the server has not answered, over what it had before them. */
export function showActsAgain(): void {
  for (const { references, changes } of listActs()) showActs(references, changes);
}

/** Called when an act has ended: what it has not changed is displayed as before, unless a later act changes it. */
export function settleActs(
  references: readonly string[],
  changed: ReadonlySet<string>,
  { suspect: _, ...changes }: ActChanges,
): void {
  const back = new Map<string, Before>();
  for (const reference of references) {
    const kept = before.get(reference);
    if (kept === undefined) continue;
    if (isUnderWay(reference)) {
      if (changed.has(reference)) before.set(reference, withChanges(kept, changes));
      continue;
    }
    before.delete(reference);
    if (!changed.has(reference)) back.set(reference, kept);
  }
  putBack(back);
}

/** What one member wanted is not displayed to the next one. */
export function forgetBefore(): void {
  forgetActs();
  before.clear();
}

function withChanges(kept: Before, changes: Omit<ActChanges, 'suspect'>): Before {
  return {
    entry: kept.entry && { ...kept.entry, ...changes },
    item: kept.item && { ...kept.item, ...changes },
    stage: changes.stage ?? kept.stage,
    stageReason: changes.stageReason ?? kept.stageReason,
  };
}

function putBack(back: ReadonlyMap<string, Before>): void {
  const references = [...back.keys()];
  updateEntries(references, (entry) => back.get(entry.reference)?.entry ?? entry);
  updateItems(references, (item) => back.get(item.reference)?.item ?? item);
  const staged = [...back].flatMap(([reference, { stage, stageReason = '' }]) =>
    stage ? [{ reference, stage, stageReason }] : [],
  );
  for (const moved of Map.groupBy(
    staged,
    ({ stage, stageReason }) => `${stage.id} ${stageReason}`,
  ).values()) {
    const [{ stage, stageReason } = { stage: undefined, stageReason: '' }] = moved;
    if (stage)
      moveApplicants(
        moved.map(({ reference }) => reference),
        stage,
        stageReason,
      );
  }
}
