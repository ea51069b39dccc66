import type { SheetFormat } from '#contract/sheets/format.ts';
import { linesOfKind, type Sheet } from '../sheet/sheet.ts';
import { textOfLine } from '../text/layout.ts';

/** The rule of the country that a sheet's addresses, lists and terms are of; undefined where they do not tell. */
export const formatOfCountry = (sheet: Sheet, language: 'en' | 'fr' | undefined): SheetFormat | undefined => {
  const { text } = sheet;
  const addresses = addressesOn(sheet);
  const isGhs = /\bH[234]\d\d\b|signal word|mentions? d.avertissement|mot.indicateur|\b(?:GHS|SGH)\b/i.test(text);
  const isEuropean = /\b(?:1272\/2008|1907\/2006)\b/.test(text);
  const isAmerican = /\bOSHA\b|29 ?CFR|\bSARA\b|\bCERCLA\b|Proposition 65/.test(text);
  const namesWhmis = /\b(?:WHMIS|SIMDUT)\b/.test(text);
  const isOfCanada = canadian.test(addresses);
  if (!isEuropean && (isOfCanada || namesWhmis || (language === 'fr' && /\bCanad/.test(text)))) {
    if (isOfCanada || language === 'fr' || !isAmerican) return isGhs ? 'whmis-2015' : 'whmis-1988';
  }
  return isAmerican || american.test(addresses) ? 'us-hcs' : undefined;
};

export const hasCanadianAddress = (sheet: Sheet): boolean => canadian.test(addressesOn(sheet));

const addressesOn = (sheet: Sheet) =>
  [...sheet.head, ...linesOfKind(sheet, 'identification')].map(textOfLine).join('\n');

const canadian =
  /\bCanada\b(?! ?(?:and|&|et|\)))|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\b(?:Québec|Quebec|Ontario|Mississauga|Montréal)\b/;
const american = /\bU\.?S\.?A\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
