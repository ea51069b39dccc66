import { fold } from '#lib/text/fold.ts';
import { saysNone } from './words.ts';

/** What makes two rows, or a row and a sheet of the organisation, the same product in the same language. */
export interface Identified {
  readonly productName: string;
  readonly manufacturer: string;
  readonly language: string;
  readonly productIds: readonly string[];
}

/** The key under which a sheet is found again when its list is imported once more. */
export const identityOf = ({ productName, manufacturer, language, productIds }: Identified): string =>
  [foldName(productName), fold(manufacturer), language, idsOf(productIds).join(',')].join('\n');

/** “N/A” was kept as an identifier once: the sheet is the same without it. */
const idsOf = (productIds: readonly string[]): string[] =>
  productIds
    .filter((id) => !saysNone(id))
    .map(fold)
    .sort();

/** Mirror images are different substances, and folding would drop the sign that tells them apart. */
const foldName = (name: string) =>
  fold(
    name
      .replace(/\(\s*\+\s*\)/g, ' plus ')
      .replace(/\(\s*[-−–]\s*\)/g, ' minus ')
      .replace(/\(\s*(?:±|\+\/-)\s*\)/g, ' plusminus '),
  ) || name;
