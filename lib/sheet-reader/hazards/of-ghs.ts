import { type Line, textOfLine } from '../text/layout.ts';

/**
 * Whether lines of section 2 show that the sheet knows the GHS. Those of before have risk phrases and prose that read like its statements:
 * "Nocif par inhalation".
 */
export const isOfGhs = (lines: readonly Line[], signalWord?: string): boolean =>
  signalWord !== undefined || lines.some((line) => signs.test(textOfLine(line)));

const signs =
  /\b(?:GHS|SGH|H[234]\d\d)|signal word|hazard statement|label element|pictogram|category \d|mentions? d.avertissement|mot.(?:de.)?(?:signal|indicateur)|mentions?(?:\(s\))? de |(?:énonc|déclaration)\S* (?:de|des|sur les) (?:danger|risque)|d.étiquetage|cat[ée]gorie \d/i;
