import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';
import type { TableShape } from './store-schema.ts';

/** What a table holds, in short: tables of the same rows have the same sum, in whatever order they are read. */
export interface TableSum {
  readonly rows: number;
  /** Sum of the rows' SHA-256, hex. */
  readonly hash: string;
}

/** Sums up the rows of a table as they come by. */
export const createTableSum = ({ columns }: TableShape) => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row: Row): void => {
      const text = JSON.stringify(columns.map((column) => row[column]));
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`));
      rows += 1;
    },
    result: (): TableSum => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
};
