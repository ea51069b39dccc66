import { describe, expect, it } from 'vitest';
import {
  type LabelContent,
  type LabelLanguage,
  type LabelStockName,
  labelStocks,
} from '#contract/labels/label-options.ts';
import { languages } from '#contract/languages.ts';
import { isHazardCode } from '#lib/hazards/hazards.ts';
import { precautionText, saysPrecaution } from '#lib/hazards/select-precautions.ts';
import { severityOf, vitalResponses } from '#lib/hazards/severity.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { choosePrecautions } from '#server/domains/documents/label/choose-precautions.ts';
import { makeLabel } from '#server/domains/documents/label/make-labels.ts';
import { writeLabel } from '#server/domains/documents/label/write-label.ts';
import { precautionBlanks } from '#server/domains/documents/sheet-pdf/precaution-blanks.ts';
import { readSheet } from '#server/domains/documents/sheet-pdf/reading.ts';
import { demoSheets } from '#tests/server/documents/sheets.ts';

/** Sheets whose labels differ in more than a name: of each set of hazards the one with the most to say. */
const sheets: readonly SheetFacts[] = [
  ...Map.groupBy(demoSheets, ({ hazardCodes, signalWord, pictograms }) => `${hazardCodes} ${signalWord} ${pictograms}`),
].map(([, alike]) =>
  alike.reduce((longest, sheet) => (labelText(sheet).length > labelText(longest).length ? sheet : longest)),
);

function labelText({ productName, alternativeName, manufacturer, productIds }: SheetFacts): string {
  return [productName, productName, alternativeName, manufacturer, productIds].join(' ');
}

const ways: readonly (readonly [LabelContent, LabelLanguage])[] = [
  ['full', 'both'],
  ['minimal', 'en'],
];
const cases = (Object.keys(labelStocks) as LabelStockName[])
  .flatMap((stock) => ways.map(([content, lang]) => [stock, content, lang] as const))
  .map((each, at) => [...each, at] as const);

/** Laying out takes long: each sheet is on every third of the cases, and each case has sheets of every length. */
const every = 3;
const byLength = sheets.toSorted((one, other) => labelText(one).length - labelText(other).length);
const sheetsOf = (which: number): readonly SheetFacts[] => byLength.filter((_, at) => at % every === which % every);
const withoutSpaces = (text: string) => text.replace(/[\s•]/g, '');

/** Points from the content of the label to the notice at its bottom. */
const emptyHeight = ({ marks }: ReturnType<typeof makeLabel>): number => {
  const foot = Math.max(...marks.flatMap((mark) => (mark.kind === 'rule' ? mark.y : 0)));
  const above = marks.flatMap((mark) => {
    if (mark.kind === 'text') return mark.y <= foot ? mark.y + 0.23 * mark.size : [];
    return mark.kind === 'pictogram' ? mark.y + mark.size : [];
  });
  const top = Math.min(...marks.map((mark) => (mark.kind === 'text' ? mark.y - 0.93 * mark.size : mark.y)));
  return foot - Math.max(...above) + top;
};

describe.each(cases)('the labels of every kind of sheet of the demo on %s, %s, %s', (stock, content, lang, at) => {
  it('bear the whole name, every hazard, the answer to what kills or maims or that it is missing, the notice of the sheet, and leave no room unused', () => {
    for (const sheet of sheetsOf(at)) {
      const record = { isn: 4181148, sheet, address: 'http://localhost:8080/sds-details/isn/4181148' };
      const label = makeLabel(record, { content, lang }, stock);
      const text = writeLabel(record, { lang });
      if (label.notes.includes('too-small')) {
        expect(label.marks).toEqual([]);
        expect(label.larger).toBeDefined();
        expect(makeLabel(record, { content, lang }, label.larger!).notes).not.toContain('too-small');
        continue;
      }
      const said = withoutSpaces(label.marks.map((mark) => (mark.kind === 'text' ? mark.text : '')).join(''));
      for (const name of text.names) expect(said).toContain(withoutSpaces(name));
      for (const [index, notice] of text.seeSheet.entries())
        expect([notice, text.sheetAvailable[index] ?? ''].some((each) => said.includes(withoutSpaces(each)))).toBe(
          true,
        );

      const { codes } = readSheet(sheet, sheet.language);
      const blanks = precautionBlanks(codes);
      const spoken = lang === 'both' ? languages : [lang];
      const precautions = choosePrecautions(codes);
      for (const { statements } of content === 'full' ? text.columns : [])
        for (const statement of statements) expect(said).toContain(withoutSpaces(statement.text));
      const told = label.notes.includes('responses-left-out') ? [] : codes.filter(isHazardCode).flatMap(vitalResponses);
      for (const wanted of told)
        for (const language of spoken)
          expect(
            precautions.some(
              ({ code }) =>
                saysPrecaution(code, wanted) && said.includes(withoutSpaces(precautionText(code, blanks)[language])),
            ),
            `${sheet.productName}: ${wanted}`,
          ).toBe(true);
      const [column] = text.columns;
      if (column && column.precautions.length > 0)
        expect(column.precautions.some(({ text: each }) => said.includes(withoutSpaces(each)))).toBe(true);

      if (content === 'minimal') continue;
      const dropped = text.columns.map(({ statements, precautions: all }) =>
        [...statements, ...all].filter((line) => !said.includes(withoutSpaces(line.text))),
      );
      if (!dropped.flat().length) continue;
      // Smaller type would hold no more, and of what is left out nothing has room: not even the line of least words.
      expect(label.textSize).toBeLessThan(6);
      const least = Math.min(...dropped.flat().map((line) => line.text.length));
      const lines = Math.ceil((least * 0.4 * label.textSize) / label.width);
      expect(emptyHeight(label), `${sheet.productName} ${dropped[0]?.[0]?.text}`).toBeLessThan(
        (lines + 2) * 1.16 * label.textSize,
      );
    }
  });
});

it('the demo has sheets of every gravity', () => {
  const gravities = new Set(demoSheets.flatMap(({ hazardCodes }) => hazardCodes.filter(isHazardCode).map(severityOf)));
  expect([...gravities].sort()).toEqual(['danger', 'fatal', 'other', 'severe', 'warning']);
  expect(sheets.length).toBeGreaterThan(200);
});
