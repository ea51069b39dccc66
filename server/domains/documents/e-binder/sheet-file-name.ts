import { fold } from '#lib/search-engine/analyzer.ts';

/** Characters of a name, with its ending: any file system takes it, in any folder one is likely to unpack into. */
const longest = 80;

/** Where a sheet's PDF stands in an e-binder: numbered, so that names never meet and follow the order, in plain letters. */
export const ebinderFileName = (number: number, productName: string): string => {
  const start = String(number).padStart(4, '0');
  const name = fold(productName)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest - start.length - '-.pdf'.length)
    .replace(/^-|-$/g, '');
  return `sheets/${name ? `${start}-${name}` : start}.pdf`;
};
