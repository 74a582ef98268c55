import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { memoryShare } from '../operating/memory-share.ts';
import { networkOf, widerNetworkOf } from './sender-network.ts';

/**
 * A file is in memory several times between its first byte and the store: as parts, as form data and for the
 * inspection.
 */
const PART_OF_MEMORY = 1 / 12;
const LEAST_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 256 * 1024 * 1024;
/** A single client, however slow, must leave capacity for others. */
const PART_OF_ONE_NETWORK = 1 / 2;
const PART_OF_WIDER_NETWORK = 3 / 4;
const RETRY_AFTER_SECONDS = 5;

/** Limits the total size of the multipart bodies that are under way, since each is held in memory. */
export interface UploadCapacity {
  /**
   * @returns a function that releases the capacity.
   * @throws {AppError} SERVICE_UNAVAILABLE if there is not enough capacity left.
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
      const wider = widerNetworkOf(address);
      const shares = [
        { network: networkOf(address), part: PART_OF_ONE_NETWORK },
        ...(wider === undefined ? [] : [{ network: wider, part: PART_OF_WIDER_NETWORK }]),
      ];
      // The first upload is always accepted, or a small server would take none.
      if (reserved > 0 && reserved + bytes > capacity) throw atCapacity();
      for (const { network, part } of shares) {
        const before = byNetwork.get(network) ?? 0;
        if (before > 0 && before + bytes > capacity * part) throw atCapacity();
      }
      const add = (change: number) => {
        reserved += change;
        for (const { network } of shares) {
          const left = (byNetwork.get(network) ?? 0) + change;
          if (left > 0) byNetwork.set(network, left);
          else byNetwork.delete(network);
        }
      };
      add(bytes);
      return () => add(-bytes);
    },
  };
}

function atCapacity(): AppError {
  return new AppError(
    'SERVICE_UNAVAILABLE',
    { id: 'refusals.manyFiles' },
    { retryAfter: RETRY_AFTER_SECONDS, unavailable: 'uploads' },
  );
}

function clamp(bytes: number): number {
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, bytes));
}
