import type { CareerState } from '../../../src/contract/job-opening.ts';

/**
 * Reads the job from the navigation state. Browsers keep such state across reloads and deployments, so its shape is
 * checked.
 */
export function careerStateOf(state: { career?: unknown }): CareerState | undefined {
  const { OpenPosition, Jid } = (state.career ?? {}) as Record<string, unknown>;
  if (typeof OpenPosition !== 'string' || typeof Jid !== 'string') return undefined;
  return { OpenPosition, Jid };
}
