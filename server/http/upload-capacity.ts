import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { memoryShare } from '../operating/memory-share.ts';
import { networkOf } from '../submissions/limit.ts';

/** A file is held several times over between its first byte and the store: as parts, as a form, as what is looked at. */
const PART_OF_MEMORY = 1 / 12;
const LEAST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 256 * 1024 * 1024;
/** One sender, however slow, leaves room for others. */
const PART_OF_ONE_NETWORK = 1 / 2;
const RETRY_AFTER_SECONDS = 5;

/** Bounds what all multipart bodies that are under way may bring together, since each of them is held in memory. */
export interface UploadCapacity {
  /**
   * @returns what gives the room back.
   * @throws {AppError} SERVICE_UNAVAILABLE where there is no room left.
   */
  reserve(bytes: number, address: string): () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadCapacity: UploadCapacity;
  }
}

export function createUploadCapacity(config: Pick<Config, 'uploadBytes' | 'workers'>): UploadCapacity {
  const capacity = config.uploadBytes ?? clamp(memoryShare(config) * PART_OF_MEMORY);
  const byNetwork = new Map<string, number>();
  let reserved = 0;
  return {
    reserve(bytes, address) {
      const network = networkOf(address);
      const before = byNetwork.get(network) ?? 0;
      // A first one always has its way, or a small server would take no file at all.
      if (reserved > 0 && reserved + bytes > capacity) throw atCapacity();
      if (before > 0 && before + bytes > capacity * PART_OF_ONE_NETWORK) throw atCapacity();
      reserved += bytes;
      byNetwork.set(network, before + bytes);
      return () => {
        reserved -= bytes;
        const left = (byNetwork.get(network) ?? 0) - bytes;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
    },
  };
}

function atCapacity(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Many files are on their way. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
    blame: 'uploads',
  });
}

function clamp(bytes: number): number {
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, bytes));
}
