/** The cost of a document and its limit; a figure without `aim` is there for comparison. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'MB';
  readonly aim?: number;
}

/** Figures of one side: ours, or the reference that ran on the same data. */
export interface Measured {
  readonly side: string;
  readonly figures: readonly Figure[];
}

/** One kind of document, measured by itself on data of its own. */
export interface Part {
  readonly name: string;
  readonly measure: () => Promise<readonly Measured[]>;
}
