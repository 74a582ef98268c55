import type { PublicationCheck } from '../../src/contract/staff/site-publishing.ts';

/** Says in one sentence what stands in the way of a publication; undefined where nothing does. */
export function explainCheck({ faults, unconfirmed, failure }: PublicationCheck): string | undefined {
  const [fault] = faults;
  if (fault !== undefined) {
    const others = faults.length === 1 ? '' : `, and ${faults.length - 1} more`;
    return `Nothing was published. ${fault.label}, ${fault.field}: ${fault.message}${others}`;
  }
  if (failure !== null) return `Nothing was published, since a page could not be rendered: ${failure}`;
  if (unconfirmed.length === 0) return undefined;
  return `Nothing was published. These addresses would be lost: ${unconfirmed.join(', ')}`;
}
