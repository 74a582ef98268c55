/** What each part of the benchmark is given. */
export interface Bench {
  isQuick: boolean;
  /** Each figure is the median of so many runs. */
  runs: number;
  /** How long one of them lasts. */
  seconds: number;
  dataDir: string;
  /** A migrated database, and its address. */
  createDatabase(): Promise<string>;
  /** One that holds so many jobs, made at the first time that it is asked for. */
  filledDatabase(size: number, fill: (url: string) => Promise<void>): Promise<string>;
}
