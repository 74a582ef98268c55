import type { CareerState } from '../../../src/contract/job-opening.ts';

/** Navigation state outlives a reload and a new version of the site, so nothing in it is taken on trust. */
export function careerStateOf(state: { career?: unknown }): CareerState | undefined {
  const { OpenPosition, Jid } = (state.career ?? {}) as Record<string, unknown>;
  if (typeof OpenPosition !== 'string' || typeof Jid !== 'string') return undefined;
  return { OpenPosition, Jid };
}
