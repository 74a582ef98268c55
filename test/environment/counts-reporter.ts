import type { Reporter, TestModule } from 'vitest/node';

/** A machine may be slow once or twice in thousands of tests. More often than this, something is wrong. */
const MOST_SECOND_TRIES = 3;

/**
 * Ends a run with one plain line of counts, for machines that cannot read colours. A run in which nothing ran fails,
 * and so does one with `CI=true` that has skipped a test, and one in which many tests passed only at their second try.
 */
export default class PassedAndFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    const secondTries: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        counts[test.result().state] += 1;
        if (test.diagnostic()?.flaky) secondTries.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
      if (module.errors().length > 0) counts.failed += 1;
    }
    for (const name of secondTries) console.log(`Passed only at the second try: ${name}`);
    const didNotRun = counts.skipped + counts.pending;
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${didNotRun} skipped`);
    const isRefused =
      counts.passed === 0 ||
      (didNotRun > 0 && process.env.CI === 'true') ||
      secondTries.length > MOST_SECOND_TRIES;
    if (counts.failed > 0 || isRefused) process.exitCode = 1;
  }
}
