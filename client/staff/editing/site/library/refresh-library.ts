import { queries } from '../../../calls/trpc.ts';

/** Reads again what lists or shows uploaded pictures. */
export const refreshLibrary = () => queries.media.invalidate();
