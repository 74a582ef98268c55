import { TRPCClientError } from '@trpc/client';

export const isNotFound = (error: unknown) =>
  error instanceof TRPCClientError && error.data?.code === 'NOT_FOUND';
