import type { Pending } from './apply-files.ts';
import type { Filed } from './file-sheet.ts';
import type { ReportEntry } from './report.ts';

/** What is told of a folder's files, in their order; of a file it may be a later one that tells what became of it. */
export const createFolderAccount = () => {
  const entries = new Map<number, ReportEntry>();
  const lines = new Map<number, number>();
  const counts = { withoutManufacturer: 0, storedPdfs: 0, unreadPdfs: 0 };

  const addOne = ({ line, file, facts, notes, isUnread }: Pending, { outcome, reasons, isn, retired }: Filed) => {
    entries.set(line, { line, file, outcome, productName: facts.productName, reasons: [...reasons, ...notes] });
    const former = entries.get(lines.get(retired ?? 0) ?? 0);
    if (former)
      entries.set(former.line, {
        ...former,
        reasons: [...former.reasons, `“${file}” took its place: kept as a version`],
      });
    if (outcome === 'merged') return;
    lines.set(isn, line);
    counts.storedPdfs++;
    if (facts.manufacturer === '') counts.withoutManufacturer++;
    if (isUnread) counts.unreadPdfs++;
  };
  return {
    addFiled: (pending: readonly Pending[], filed: readonly Filed[]) => {
      for (const [index, each] of filed.entries()) addOne(pending[index]!, each);
    },
    addRejected: ({ line, file, reason }: { line: number; file: string; reason: string }) =>
      entries.set(line, { line, file, outcome: 'rejected', productName: '', reasons: [reason] }),
    report: () => ({ ...counts, entries: [...entries.values()].sort((a, b) => a.line - b.line) }),
  };
};
