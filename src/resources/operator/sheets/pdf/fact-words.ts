import type { SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';

/** A fact of a sheet in words. */
export const useFactWords = () => {
  const language = useLanguage();
  const word = useRequestMessages();
  return (sheet: SheetDraft, fact: SheetFact): string => {
    switch (fact) {
      case 'sheet_date':
        return formatShortDate(sheet.sheet_date);
      case 'language':
        return sheet.language && sheetLanguages[sheet.language][language];
      case 'format':
        return sheetFormats[sheet.format][language];
      case 'hazardous':
        return word(({ yes: 'hazardYes', no: 'hazardNo', unknown: 'hazardUnknown' } as const)[sheet.hazardous]);
      case 'signal_word':
        return sheet.signal_word && word(sheet.signal_word);
      case 'pictograms':
        return sheet.pictograms.map((code) => pictograms[code][language]).join(', ');
      case 'ingredients':
        return sheet.ingredients
          .map(({ cas, name, percent }) => [name, cas, percent].filter(Boolean).join(' '))
          .join('; ');
      case 'product_ids':
      case 'hazard_codes':
      case 'cas_numbers':
      case 'un_numbers':
        return sheet[fact].join(', ');
      case 'product_name':
      case 'alternative_name':
      case 'manufacturer':
        return sheet[fact];
    }
  };
};
