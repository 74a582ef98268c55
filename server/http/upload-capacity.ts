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
export interface UploadRoom {
  /**
   * @returns what gives the room back.
   * @throws {AppError} SERVICE_UNAVAILABLE where there is no room left.
   */
  take(bytes: number, address: string): () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadRoom: UploadRoom;
  }
}

export function createUploadRoom(config: Pick<Config, 'uploadBytes' | 'workers'>): UploadRoom {
  const whole = config.uploadBytes ?? clamp(memoryShare(config) * PART_OF_MEMORY);
  const ofNetworks = new Map<string, number>();
  let taken = 0;
  return {
    take(bytes, address) {
      const network = networkOf(address);
      const before = ofNetworks.get(network) ?? 0;
      // A first one always has its way, or a small server would take no file at all.
      if (taken > 0 && taken + bytes > whole) throw noRoom();
      if (before > 0 && before + bytes > whole * PART_OF_ONE_NETWORK) throw noRoom();
      taken += bytes;
      ofNetworks.set(network, before + bytes);
      return () => {
        taken -= bytes;
        const left = (ofNetworks.get(network) ?? 0) - bytes;
        if (left > 0) ofNetworks.set(network, left);
        else ofNetworks.delete(network);
      };
    },
  };
}

function noRoom(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Many files are on their way. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
    blame: 'uploads',
  });
}

function clamp(bytes: number): number {
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, bytes));
}
