/** Whether a text is an amount with its unit and nothing else: `122.19 g/mol` beside the label of a molecular weight is no name. */
export const isQuantity = (text: string): boolean => shape.test(text.trim());

const unit =
  '(?:[kmµμnu]?g|[kmµμcn]?m[23²³]?|[mµμd]?l|[kmh]?pa|mm ?hg|bar|psi|atm|lbs?|oz|gal|°? ?[cfk]|[mk]?mol|amu|u\\.?m\\.?a\\.?|k?da|daltons?|ppm|ppb|cst|m?pa[.·]?s|[kmg]?hz|j|k?cal|[km]j|s|min|h)';
const shape = new RegExp(
  `^[:<>≤≥=~±\\s]*\\d[\\d\\s.,]*\\s*${unit}(?:\\s*[/·.⁄]\\s*${unit}|\\s*${unit}\\s*-\\s*1)?\\.?$`,
  'i',
);
