import { readXlsx } from 'hucre/xlsx';

/** A workbook as hucre, which shares nothing with what wrote it, reads it. */
export const readWorkbook = async (bytes: Uint8Array) => {
  const workbook = await readXlsx(bytes, { readStyles: true });
  const [sheet] = workbook.sheets;
  const [headers = [], ...rows] = sheet?.rows ?? [];
  return {
    sheet,
    sheetNames: workbook.sheets.map(({ name }) => name),
    /** The lines of the sheet that says what the rows are. */
    about: workbook.sheets[1]?.rows ?? [],
    headers: headers.map(String),
    rows,
    /** The cells below a header. */
    column: (header: string) => rows.map((row) => row[headers.indexOf(header)] ?? null),
  };
};
