import { isDatabaseUnavailable } from '../errors.ts';
import type { DetailsTable } from './details.ts';
import type { GivenSubmission, StoredSubmission } from './new-submission.ts';

/**
 * Under way at a time, of all processes of a server: Postgres stores submissions while the next ones are read. Were it
 * two for each process, each would gather fewer, and two processes would store less than one.
 */
const STATEMENTS = 2;
const SUBMISSIONS_PER_STATEMENT = 16;
/** Who has waited for longer than this when the database fails is told at once rather than after another attempt. */
const PATIENCE_MS = 5_000;

/** Stores submissions of one table by one statement. */
type CreateSubmissions = (
  table: DetailsTable,
  given: readonly [GivenSubmission<DetailsTable>, ...GivenSubmission<DetailsTable>[]],
) => Promise<StoredSubmission[]>;

interface Waiting {
  table: DetailsTable;
  given: GivenSubmission<DetailsTable>;
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
export class Gathering {
  readonly #create: CreateSubmissions;
  readonly #most: number;
  #waiting: Waiting[] = [];
  readonly #keysUnderWay = new Set<string>();
  #statements = 0;

  /** @param processes of this server, among which the statements are shared. */
  constructor(create: CreateSubmissions, processes: number) {
    this.#create = create;
    this.#most = Math.max(1, Math.floor(STATEMENTS / processes));
  }

  add(table: DetailsTable, given: GivenSubmission<DetailsTable>): Promise<StoredSubmission> {
    const { digest, limit } = given.submission;
    const keys = [digest.toString('base64')];
    if (limit !== undefined) keys.push(limit.address);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, given, keys, since: Date.now(), resolve, reject });
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

  /** Takes the first that need not wait for another, and those that fit into its statement. */
  #take(): Waiting[] {
    const taken: Waiting[] = [];
    this.#waiting = this.#waiting.filter((one) => {
      const { table } = taken[0] ?? one;
      const isFull = taken.length === SUBMISSIONS_PER_STATEMENT;
      if (isFull || one.table !== table || one.keys.some((key) => this.#keysUnderWay.has(key))) return true;
      for (const key of one.keys) this.#keysUnderWay.add(key);
      taken.push(one);
      return false;
    });
    return taken;
  }

  /** Never rejects. A statement that fails has stored nothing, and says nothing of which submission is the reason. */
  async #store(taken: [Waiting, ...Waiting[]]): Promise<void> {
    const [{ table, given }, ...others] = taken;
    try {
      const stored = await this.#create(table, [given, ...others.map(({ given }) => given)]);
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
