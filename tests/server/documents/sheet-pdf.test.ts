import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hazards, hazardsOf } from '#lib/hazards/hazards.ts';
import { renderSheetPdf, sectionTitles } from '#server/domains/documents/sheet-pdf/render-sheet-pdf.ts';
import { pdfMessages, pdfText, plainSpaces } from './pdf-text.ts';
import { bareSheet, demoSheet } from './sheets.ts';

const solvent = (language: 'en' | 'fr') =>
  demoSheet((sheet) => sheet.language === language && sheet.hazardCodes.join(' ').startsWith('H225 H319 H336'));

describe('renderSheetPdf', () => {
  it.each(['en', 'fr'] as const)('has the sixteen sections in order, in %s', async (language) => {
    const text = await pdfText(await renderSheetPdf(solvent(language), language));
    const bars = sectionTitles.map((title, index) => `${index + 1}. ${plainSpaces(title[language])}`);
    const places = bars.map((bar) => text.indexOf(bar));
    expect(bars.filter((_, index) => places[index] === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const other = language === 'en' ? 'fr' : 'en';
    expect(text).not.toContain(`5. ${plainSpaces(sectionTitles[4]![other])}`);
  });

  it.each([
    ['en', 'Danger', 'For demonstration only', (n: number, count: number) => `Page ${n} / ${count}`],
    ['fr', 'Danger', 'À des fins de démonstration', (n: number, count: number) => `Page ${n} de ${count}`],
  ] as const)(
    'tells on every page, in %s, what it is of and that it is a demonstration',
    async (language, word, note, footer) => {
      const sheet = solvent(language);
      const pdf = await renderSheetPdf(sheet, language);
      const pages = await pdfMessages(pdf);
      expect(pages).toHaveLength((await PDFDocument.load(pdf)).getPageCount());
      expect(pages[0]).toContain(word);
      pages.forEach((page, index) => {
        for (const shown of [sheet.productName, sheet.manufacturer, note, footer(index + 1, pages.length)]) {
          expect(page).toContain(plainSpaces(shown));
        }
      });
    },
  );

  it.each(['en', 'fr'] as const)('words every hazard there is, in %s', async (language) => {
    const codes = Object.keys(hazards).filter((code) => code.startsWith('H'));
    const sheet = { ...solvent(language), hazardCodes: codes };
    const text = await pdfText(await renderSheetPdf(sheet, language));
    const missing = hazardsOf(codes).filter(
      ({ code, hazard }) => !text.includes(`${code} ${plainSpaces(hazard[language])}`),
    );
    expect(missing.map(({ code }) => code)).toEqual([]);
  });

  it('shows the signal word of a combustible liquid, and says that it has no pictogram', async () => {
    const liquid = { ...bareSheet, hazardCodes: ['H227'], signalWord: 'warning', hazardous: 'yes' } as const;
    const english = await pdfText(await renderSheetPdf({ ...liquid, language: 'en' }, 'en'));
    expect(english).toMatch(/Signal word and pictograms Warning No pictogram is required/);
    const french = await pdfText(await renderSheetPdf(liquid, 'fr'));
    expect(french).toMatch(/Mention d’avertissement et pictogrammes Attention Aucun pictogramme n’est exigé/);
    const flammable = await pdfText(await renderSheetPdf(solvent('en'), 'en'));
    expect(flammable).not.toContain('No pictogram is required');
  });

  it('knows a combustible dust and infectious material, which have no code', async () => {
    const dust = { ...bareSheet, signalWord: 'warning', hazardous: 'yes' } as const;
    expect(await pdfText(await renderSheetPdf(dust, 'en'))).toContain(
      'May form combustible dust concentrations in air',
    );
    const blood = { ...bareSheet, signalWord: 'danger', hazardous: 'yes', pictograms: ['BIO'] } as const;
    expect(await pdfText(await renderSheetPdf(blood, 'fr'))).toContain(
      'Classe de danger Catégorie Code Matières infectieuses présentant un danger biologique',
    );
  });

  it('claims nothing of a product without classification, and nothing hazardous of one that is not', async () => {
    const unknown = await pdfText(await renderSheetPdf(bareSheet, 'en'));
    expect(unknown).toContain('No classification under WHMIS 2015 is available');
    expect(unknown).not.toContain('Stable under normal conditions');
    expect(unknown).not.toContain('Hazard statements');
    const harmless = await pdfText(await renderSheetPdf({ ...bareSheet, hazardous: 'no' }, 'en'));
    expect(harmless).toContain('Not a hazardous product under the Hazardous Products Regulations');
    expect(harmless).toContain('Stable under normal conditions');
  });

  it('never makes a number up: of section 9 only the limits of the category are known', async () => {
    const text = await pdfText(await renderSheetPdf({ ...bareSheet, hazardCodes: ['H226'], hazardous: 'yes' }, 'en'));
    expect(text).toContain('Flash point ≥ 23 °C, ≤ 60 °C (criterion of the category)');
    expect(text).toContain('pH Not available');
    expect(text).toContain('UN number Not available');
    expect(text).toContain('Initial boiling point and boiling range Not available');
  });

  it('says the UN numbers of the record in section 14', async () => {
    const text = await pdfText(await renderSheetPdf({ ...bareSheet, unNumbers: ['1993', '1866'] }, 'fr'));
    expect(text).toContain('Numéro ONU UN 1993, UN 1866');
  });

  it('has the letters that the fonts of PDF lack, and its own font with them', async () => {
    const pdf = await renderSheetPdf(bareSheet, 'fr');
    expect((await pdfMessages(pdf))[0]).toContain('α-Pinène ≤ 5 %');
    expect(await pdfText(pdf)).toContain('DL₅₀');
    const fonts = (await PDFDocument.load(pdf)).context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .filter((object) => object.includes('/FontFile'));
    expect(fonts).toHaveLength(2);
  });

  it('gives the same bytes for the same record, and others for another', async () => {
    const sheet = solvent('fr');
    const pdf = await renderSheetPdf(sheet, 'fr');
    expect(pdf.equals(await renderSheetPdf(sheet, 'fr'))).toBe(true);
    expect(pdf.equals(await renderSheetPdf({ ...sheet, sheetDate: '2020-01-01' }, 'fr'))).toBe(false);
  });
});
