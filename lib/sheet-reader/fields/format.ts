import type { SheetFormat } from '#contract/sheets/format.ts';
import { linesOfKind, type Sheet } from '../sheet/sheet.ts';
import { type Line, textOfLine, wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squashWords, wordsBetween } from '../text/squash.ts';
import type { Found } from './found.ts';

/** The rule of the country that a sheet's addresses, lists and terms are of; undefined where they do not tell. */
const formatOfCountry = (sheet: Sheet, language: 'en' | 'fr' | undefined): SheetFormat | undefined => {
  const { text } = sheet;
  const addresses = addressesOn(sheet);
  const isGhs = /\bH[234]\d\d\b|signal word|mentions? d.avertissement|mot.indicateur|\b(?:GHS|SGH)\b/i.test(text);
  const isEuropean = /\b(?:1272\/2008|1907\/2006)\b/.test(text);
  const isAmerican = /\bOSHA\b|29 ?CFR|\bSARA\b|\bCERCLA\b|Proposition 65/.test(text);
  const namesWhmis = /\b(?:WHMIS|SIMDUT)\b/.test(text);
  // An American maker's sheet may name its branch in Canada, or whom to call there.
  const isOfBoth = american.test(addresses) && isAmerican && !namesWhmis;
  const isOfCanada = canadian.test(addresses) && !isOfBoth;
  if (isForCanada(sheet)) return isGhs ? 'whmis-2015' : 'whmis-1988';
  if (!isEuropean && (isOfCanada || namesWhmis || (language === 'fr' && /\bCanad/.test(text)))) {
    if (isOfCanada || language === 'fr' || !isAmerican) return isGhs ? 'whmis-2015' : 'whmis-1988';
  }
  if (isAmerican || american.test(addresses)) return 'us-hcs';
  return australian.test(addresses) ? 'other' : undefined;
};

/** Makers with a sheet for each country say at its edge which one it is for. */
const isForCanada = ({ text }: Sheet): boolean => ofEdition.test(text);

const ofEdition = /\b(?:SDS|MSDS|FDS) Canada$|^\(?CA ?\/ ?(?:FR|EN)\)?$/im;

const addressesOn = (sheet: Sheet) =>
  [...sheet.head, ...linesOfKind(sheet, 'identification')].map(textOfLine).join('\n');

const canadian =
  /(?<!(?:\b(?:in|within|outside|and|et|au|hors)|&)\s?)\bCanada\b(?! ?(?:and|&|et|\)))|\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\b(?:Québec|Quebec|Ontario|Mississauga|Montréal)\b/;
/** Australia and New Zealand have rules of their own. */
const australian = /\b(?:Australia|New Zealand)\b|\b(?:NSW|VIC|QLD|TAS),? \d{4}\b|\+ ?6[14] /i;
const american = /\bU\.?S\.?A\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;

/**
 * The rule the sheet says it was written under: the Hazardous Products Regulations wherever they are named, another rule as
 * the first two sections name it first; without a name, the rule of the country that the sheet is of.
 */
export const formatOf = (sheet: Sheet, language: 'en' | 'fr' | undefined): Found<SheetFormat> | undefined => {
  const early = [...sheet.head, ...linesOfKind(sheet, 'identification'), ...linesOfKind(sheet, 'hazards')];
  const ofCountry = formatOfCountry(sheet, language);
  return (
    firstNamed(sheet.lines, ['whmis-2015']) ??
    (isForCanada(sheet) ? ofCountry && { value: ofCountry, places: [] } : undefined) ??
    firstNamed(early, rules) ??
    firstNamed(sheet.margins, rules) ??
    (ofCountry && { value: ofCountry, places: [] }) ??
    firstNamed(sheet.lines, rules)
  );
};

const rules: readonly SheetFormat[] = ['us-hcs', 'eu-clp', 'whmis-1988', 'other'];

/** Names of the rules, squashed. */
const marks: Record<SheetFormat, RegExp> = {
  'whmis-2015':
    /hazardousproducts?regulations?|(?:whmis|simdut)(?:2015|ghs|sgh)|(?:reglement(?:ation)?s?(?:canadien(?:ne)?s?)?|directives)(?:sur|relatifa?)les?produitsdangereux|sor201517|dors201517|hpr(?:whmis|sor)|ghs(?:us)?ca(?=[^a-z]|$|classif|label)/,
  'whmis-1988':
    /controlledproducts?(?:regulations?|act)|(?:reglements?|loi)surlesproduitscontroles|(?:whmis|simdut)1988|class(?:e)?s?(?:d[12][ab]|b[1-6](?!\d))|(?:whmis|simdut).{0,40}?(?:class(?:e|es)?[acef](?![a-z])|d[12][ab](?![a-z]))/,
  'us-hcs':
    /29cfr(?:part)?1910|ansiz400|osha(?:hcs|hazard|s?hazcom|hazards|ghs|status)|hazardcommunicationstandard|hazcom2012|hcs2012|oshahcs|ghsus(?!ca)|communicationdesrenseignementsalegarddesmatieresdangereusesdelosha/,
  'eu-clp':
    /12722008|19072006|20158[37]0|2020878|4532010|reachregulation|reglementreach|67548|199945|91155e(?:e|we)?c|200158e[cg]/,
  other:
    /nom018stps|safeworkaustralia|workhealthandsafety|whsregulations|worksafeaustralia|hsno|jisz725[23]|gbt1648[34]/,
};

/** The rule that is named first. */
const firstNamed = (lines: readonly Line[], formats: readonly SheetFormat[]): Found<SheetFormat> | undefined => {
  for (const [index, line] of lines.entries()) {
    const words = [...wordsOfLine(line), ...(lines[index + 1] ? wordsOfLine(lines[index + 1]!) : [])];
    const squashed = squashWords(words);
    for (const value of formats) {
      const match = marks[value].exec(squashed.text);
      if (!match) continue;
      return {
        value,
        places: placesOfWords(wordsBetween(words, squashed, [match.index, match.index + match[0].length])),
      };
    }
  }
  return undefined;
};
