import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with one plain line of counts, for machines that cannot read colours. A run in which nothing ran fails,
 * and
 * so does one with `CI=true` that has skipped a test.
 */
export default class PassedAndFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      if (module.errors().length > 0) counts.failed += 1;
    }
    const didNotRun = counts.skipped + counts.pending;
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${didNotRun} skipped`);
    const isRefused = counts.passed === 0 || (didNotRun > 0 && process.env.CI === 'true');
    if (counts.failed > 0 || isRefused) process.exitCode = 1;
  }
}
