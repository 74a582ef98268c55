import type pg from 'pg';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { createSubmissions } from './accept.queries.ts';
import type { NewSubmission, StoredSubmission } from './new-submission.ts';

/**
 * Under way at a time, of all processes of a server: Postgres stores submissions while the next ones are read. Were it
 * two for each process, each would gather fewer, and two processes would store less than one.
 */
const STATEMENTS = 2;
const SUBMISSIONS_PER_STATEMENT = 16;
/** Who has waited for longer than this when the database fails is told at once rather than after another attempt. */
const PATIENCE_MS = 5_000;

const gatherings = new WeakMap<pg.Pool, Gathering>();

/**
 * Stores a submission with its details, flags and mails, by a statement that it may share with others.
 * @throws a unique violation if the reference is already taken.
 */
export function createSubmission(
  ctx: Pick<Context, 'db' | 'pool' | 'config'>,
  submission: NewSubmission,
): Promise<StoredSubmission> {
  const gathering = gatherings.get(ctx.pool) ?? new Gathering(ctx);
  gatherings.set(ctx.pool, gathering);
  return gathering.add(submission);
}

interface Waiting {
  submission: NewSubmission;
  /** Only one submission of an address, and one with the same content, is stored at a time. */
  keys: string[];
  since: number;
  resolve(stored: StoredSubmission): void;
  reject(error: unknown): void;
}

/**
 * Stores submissions in as few statements as there can be without anybody waiting for others: one that comes alone is
 * stored at once, and those that come while statements are under way share the next one, with its plan, its round trip
 * and its commit. The promise of each resolves only after that commit.
 */
class Gathering {
  readonly #parts: Pick<Context, 'db' | 'pool'>;
  readonly #most: number;
  #waiting: Waiting[] = [];
  readonly #keysUnderWay = new Set<string>();
  #statements = 0;

  constructor({ db, pool, config }: Pick<Context, 'db' | 'pool' | 'config'>) {
    this.#parts = { db, pool };
    this.#most = Math.max(1, Math.floor(STATEMENTS / config.workers));
  }

  add(submission: NewSubmission): Promise<StoredSubmission> {
    const { digest, limit } = submission;
    const keys = [digest.toString('base64')];
    if (limit !== undefined) keys.push(limit.address);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, keys, since: Date.now(), resolve, reject });
      this.#startStatements();
    });
  }

  #startStatements(): void {
    while (this.#statements < this.#most) {
      const [first, ...others] = this.#take();
      if (first === undefined) return;
      this.#statements += 1;
      void this.#store([first, ...others]).then(() => {
        this.#statements -= 1;
        for (const { keys } of [first, ...others]) for (const key of keys) this.#keysUnderWay.delete(key);
        this.#startStatements();
      });
    }
  }

  /** Takes the first that need not wait for another, and those of its kind that fit into its statement. */
  #take(): Waiting[] {
    const taken: Waiting[] = [];
    this.#waiting = this.#waiting.filter((one) => {
      const { kind } = (taken[0] ?? one).submission;
      const isFull = taken.length === SUBMISSIONS_PER_STATEMENT;
      if (isFull || one.submission.kind !== kind || one.keys.some((key) => this.#keysUnderWay.has(key)))
        return true;
      for (const key of one.keys) this.#keysUnderWay.add(key);
      taken.push(one);
      return false;
    });
    return taken;
  }

  /** Never rejects. A statement that fails has stored nothing, and says nothing of which submission is the reason. */
  async #store(taken: [Waiting, ...Waiting[]]): Promise<void> {
    const [first, ...others] = taken;
    const { db, pool } = this.#parts;
    try {
      const given = others.map(({ submission }) => submission);
      const stored = await createSubmissions(db, pool, [first.submission, ...given]);
      for (const [index, one] of stored.entries()) taken[index]?.resolve(one);
    } catch (error) {
      if (others.length > 0 && !isDatabaseUnavailable(error)) {
        for (const one of taken) await this.#store([one]);
        return;
      }
      const isImpatient = ({ since }: Waiting) => Date.now() - since > PATIENCE_MS;
      const impatient = isDatabaseUnavailable(error) ? this.#waiting.filter(isImpatient) : [];
      this.#waiting = this.#waiting.filter((one) => !impatient.includes(one));
      for (const one of [...taken, ...impatient]) one.reject(error);
    }
  }
}
