import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import type { Language } from '#contract/languages.ts';

type Cells = Readonly<Partial<Record<ImportColumn, string>>>;

const columns = [
  'productName',
  'manufacturer',
  'productIds',
  'cas',
  'unNumbers',
  'language',
  'sheetDate',
  'locations',
  'hazardous',
  'pictograms',
  'pdf',
] as const satisfies readonly ImportColumn[];

const rows: Readonly<Record<Language, readonly Cells[]>> = {
  en: [
    {
      productName: 'Acetone, technical',
      manufacturer: 'Larch Solvents',
      productIds: 'LS-100',
      cas: '67-64-1',
      unNumbers: 'UN1090',
      language: 'English',
      sheetDate: '2025-03-18',
      locations: 'Plant > Paint shop',
      hazardous: 'Yes',
      pictograms: 'GHS02; GHS07',
      pdf: 'acetone.pdf',
    },
    {
      productName: 'Floor cleaner',
      manufacturer: 'Kestrel',
      language: 'French',
      sheetDate: '2024-11-05',
      locations: 'Warehouse; Office',
      hazardous: 'No',
    },
  ],
  fr: [
    {
      productName: 'Acétone technique',
      manufacturer: 'Solvants du Mélèze',
      productIds: 'SM-100',
      cas: '67-64-1',
      unNumbers: 'UN1090',
      language: 'Français',
      sheetDate: '2025-03-18',
      locations: 'Usine > Atelier de peinture',
      hazardous: 'Oui',
      pictograms: 'GHS02; GHS07',
      pdf: 'acetone.pdf',
    },
    {
      productName: 'Nettoyant à plancher',
      manufacturer: 'Kestrel',
      language: 'Anglais',
      sheetDate: '2024-11-05',
      locations: 'Entrepôt; Bureau',
      hazardous: 'Non',
    },
  ],
};

/** Excel opens lists whose cells are parted by what its language parts them by. */
const delimiters = { en: ',', fr: ';' } as const satisfies Record<Language, string>;

/** A list as an import understands it, to be filled in: CSV, with the mark by which Excel knows that it is UTF-8. */
export const exampleList = (language: Language): string => {
  const lines = [
    columns.map((column) => importColumns[column][language]),
    ...rows[language].map((row) => columns.map((column) => row[column] ?? '')),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(delimiters[language])}\r\n`).join('')}`;
};

const quoted = (cell: string): string => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
