import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The kind of annotation a fault is: `where: what`. */
export const faultKind = 'fault';

/** Prints each page with its faults as they are found and, at the end, what was found how often and where first. */
export default class WalkReporter implements Reporter {
  private readonly found = new Map<string, string[]>();
  private passed = 0;
  private failed = 0;

  onTestEnd({ title }: TestCase, { status, annotations, errors, duration }: TestResult) {
    const faults = annotations.filter(({ type }) => type === faultKind).map(({ description }) => description ?? '');
    if (status === 'passed') this.passed++;
    else this.failed++;
    console.log(`${status === 'passed' ? '✓' : '✘'} ${title} (${Math.round(duration / 1000)} s)`);
    // An exception that ended the walk is reported too; the summary of faults is not.
    for (const { message = '' } of faults.length > 0 ? [] : errors) console.log(`    ${message}`);
    for (const fault of faults) {
      console.log(`    ${fault}`);
      const [where = '', what = fault] = fault.split(separator);
      this.found.set(what, [...(this.found.get(what) ?? []), `${title.split(': ')[0]}, ${where}`]);
    }
  }

  onEnd(_result: FullResult) {
    for (const [what, where] of [...this.found].sort(([, one], [, other]) => other.length - one.length))
      console.log(`${where.length} × ${what}\n    first: ${where[0]}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  printsToStdio = () => true;
}

/** Stands between where a fault was seen and what it is. */
export const separator = ' → ';
