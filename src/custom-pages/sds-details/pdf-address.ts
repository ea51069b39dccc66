import { createContext, useContext } from 'react';
import { urlOf } from '#contract/call-url.ts';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import type { Language } from '#contract/languages.ts';
import type { SheetEmergency } from '#contract/sheets/sheet-sections.ts';
import { useLanguage } from '#src/i18n/language.ts';

type PdfAddress = (isn: number, language: Language) => string;

/** Where sheets' PDFs are: members', unless the page around has them somewhere else. */
export const PdfAddressContext = createContext<PdfAddress>((isn, language) =>
  urlOf(getSheetPdf, { file: `${isn}.pdf` }, { lang: language }),
);

/** The address of a sheet's PDF, for a reader of the language of the moment. */
export const usePdfAddress = (isn: number): string => useContext(PdfAddressContext)(isn, useLanguage());

/** Whether a sheet has a PDF to open: its file, or one that is made from its record. */
export const hasPdf = ({ state }: Pick<SheetEmergency, 'state'>): boolean => state !== 'none';
