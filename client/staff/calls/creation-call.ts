import type { Operation } from '@trpc/client';
import { KEY_HEADER } from '../../../src/contract/staff/creation.ts';

/** The tRPC context of a call that creates something. */
export interface CreationCall {
  context: { creationKey: string };
}

export function isCreation({ context }: Operation): boolean {
  return context.creationKey !== undefined;
}

/** The header by which the server recognises a repeated request. */
export function createKeyHeader({ context }: Operation): Record<string, string> {
  return typeof context.creationKey === 'string' ? { [KEY_HEADER]: context.creationKey } : {};
}
