import type { ImportAct } from '../../src/contract/staff/moving-in.ts';
import type { FoundItem } from './found-item.ts';

/** An item whose rehearsal has decided by itself what would be done with it. */
export interface PlannedItem extends FoundItem {
  act: ImportAct;
}
