import type { DocumentOptions, DocumentSheet } from './document-sheet.ts';

/** A sheet and the path of its PDF on the disk; an index needs no PDF. */
export interface SourceSheet extends DocumentSheet {
  readonly path?: string;
}

/** A document to make, and the file to write it to. */
export interface Making {
  readonly kind: 'indexPdf' | 'indexHtml' | 'binder' | 'eBinder';
  readonly options: DocumentOptions;
  readonly sheets: readonly SourceSheet[];
  readonly path: string;
  /** Of a binder: each sheet on a right-hand page. */
  readonly isDoubleSided: boolean;
}

/** What came of it: the sheets that could not be included, which the document names. */
export interface MadeDocument {
  readonly leftOut: readonly {
    readonly isn: number;
    readonly reason: 'missing' | 'damaged' | 'password-protected' | 'empty';
  }[];
}

/** Makes documents of many sheets, in threads of their own. */
export interface DocumentGenerator {
  /** Throws what writing throws, with its code (`ENOSPC`), and what `signal` was aborted with. */
  make(
    making: Making,
    following: { readonly signal: AbortSignal; readonly onProgress: (sheets: number) => void },
  ): Promise<MadeDocument>;
  close(): Promise<void>;
}
