import {
  type EntryFacts,
  PUBLICATIONS_FOLDER,
  RECORDS_FOLDER,
  RESUMES_FOLDER,
} from '../staff/moving-out/archive-format.ts';

/** How much longer than verifying it takes to write a byte of a row, with its indexes, or of a file. */
const ROW_BYTE = 12;
const FILE_BYTE = 2;

/** How far moving in is, in bytes that were verified and, weighted by what they take, written. */
export class MoveInProgress {
  readonly #hear: ((done: number, total: number) => void) | undefined;
  readonly #isWriting: boolean;
  #done = 0;
  #total = 0;

  constructor(hear?: (done: number, total: number) => void, { isWriting = true } = {}) {
    this.#hear = hear;
    this.#isWriting = isWriting;
  }

  begin(entries: readonly EntryFacts[]): void {
    for (const { path, bytes } of entries) {
      this.#total += bytes;
      if (!this.#isWriting) continue;
      if (path.startsWith(RECORDS_FOLDER)) this.#total += bytes * ROW_BYTE;
      if (path.startsWith(RESUMES_FOLDER) || path.startsWith(PUBLICATIONS_FOLDER))
        this.#total += bytes * FILE_BYTE;
    }
  }

  verified(bytes: number): void {
    this.#advance(bytes);
  }

  wroteRows(bytes: number): void {
    this.#advance(bytes * ROW_BYTE);
  }

  wroteFile(bytes: number): void {
    this.#advance(bytes * FILE_BYTE);
  }

  #advance(work: number): void {
    // What is left out, such as the newlines of rows, is not worth more than this.
    this.#done = Math.min(this.#done + work, this.#total);
    this.#hear?.(this.#done, this.#total);
  }
}
