/**
 * The header with the idempotency key: a UUID that the client generates for each creation and repeats with every
 * retry.
 */
export const KEY_HEADER = 'idempotency-key';
