import { formatMs, type Times } from '../../statistics.ts';
import { table } from '../table.ts';

/** What both engines took, on the same sheets and the same questions. */
export interface Compared {
  readonly size: number;
  readonly organisations: number;
  /** Sheets of the largest organisation. */
  readonly largest: number;
  readonly classes: readonly {
    readonly name: string;
    /** Questions held side by side, and how many were answered alike to the last letter. */
    readonly asked: number;
    readonly same: number;
    readonly embedded: Times;
    readonly solr: Times;
    /** Asked again of the search service, which keeps answers until a collection changes. */
    readonly again: Times;
  }[];
  readonly embeddedIndexMs: number;
  readonly solrIndexMs: number;
  /** Megabytes beyond those of the idle process; of Solr's whole process. */
  readonly embeddedMemory: number;
  readonly solrMemory: number;
}

/** The figures as text. */
export const reportComparison = (compared: Compared): string => {
  const asked = compared.classes.reduce((sum, one) => sum + one.asked, 0);
  const same = compared.classes.reduce((sum, one) => sum + one.same, 0);
  return [
    '',
    `${number(compared.size)} sheets of ${compared.organisations} organisations, the largest with ${number(compared.largest)}; milliseconds`,
    '',
    table(
      ['', 'embedded p50', 'p95', 'Solr p50', 'p95', 'ratio', 'again p50', 'p95', 'runs'],
      compared.classes.map(({ name, embedded, solr, again }) => [
        name,
        formatMs(embedded.p50),
        formatMs(embedded.p95),
        formatMs(solr.p50),
        formatMs(solr.p95),
        `${(solr.p50 / embedded.p50).toFixed(1)} ×`,
        formatMs(again.p50),
        formatMs(again.p95),
        `${embedded.count} / ${solr.count} / ${again.count}`,
      ]),
    ),
    '',
    `Indexed from the database: embedded ${seconds(compared.embeddedIndexMs)}, Solr ${seconds(compared.solrIndexMs)}.`,
    `Memory: embedded ${number(compared.embeddedMemory)} MB more than the idle process, Solr ${number(compared.solrMemory)} MB in all.`,
    `Of ${asked} questions held side by side, ${same} were answered alike to the last letter.`,
  ].join('\n');
};

const number = (value: number) => value.toLocaleString('en-CA');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
