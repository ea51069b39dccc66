/** What is expected of an invented sheet, laid out as those of a kind of maker are. */
export interface Layout {
  readonly text: string;
  readonly expected: {
    readonly productName: string;
    readonly manufacturer: string;
    readonly productIds?: string;
    readonly sheetDate: string;
    readonly language: 'en' | 'fr';
    readonly format: string;
    readonly signalWord?: string;
    readonly hazardCodes?: string;
    readonly pictograms?: string;
    readonly hazardous?: string;
    /** `cas name percent`, each on a line. */
    readonly ingredients: string;
  };
}
