/** What each part of the benchmark is given. */
export interface Bench {
  isQuick: boolean;
  /** Each figure is the median of this many runs. */
  runs: number;
  /** The duration of one run. */
  seconds: number;
  dataDir: string;
  /** Creates a migrated database and returns its address. */
  createDatabase(): Promise<string>;
}
