import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line for each thing outside the repository that was not there, and how many groups of tests went without. */
export const leftOutReporter: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[]) => {
    const reasons = modules.flatMap(({ children }) =>
      [...children.allTests('skipped')].flatMap(({ name }) => (name.startsWith('left out: ') ? [name] : [])),
    );
    for (const [reason, times] of Map.groupBy(reasons, (each) => each)) console.log(`${times.length} × ${reason}`);
  },
};
