import { maxRecipients } from '#contract/limits.ts';
import { email } from '#src/ui/forms/rules.ts';

/** What came of a text of addresses; what could not be taken is left to be mended. */
export interface TakenAddresses {
  readonly taken: readonly string[];
  readonly left: string;
  /** Addresses that are none, or that there are too many. */
  readonly fault?: { readonly bad: readonly string[] } | 'many';
}

/** As the server counts. */
const maxLength = 254;

/**
 * Reads addresses out of a text as people type and paste them: between commas, semicolons, blanks or lines, with or without
 * the name of whom they belong to. Each is taken once.
 */
export const takeAddresses = (text: string, present: readonly string[]): TakenAddresses => {
  const known = new Set(present);
  const taken: string[] = [];
  const bad: string[] = [];
  const over: string[] = [];
  for (const piece of piecesOf(text)) {
    const address = piece.toLowerCase();
    if (email(address, {}) || address.length > maxLength) bad.push(piece);
    else if (known.has(address)) continue;
    else if (known.size >= maxRecipients) over.push(piece);
    else {
      known.add(address);
      taken.push(address);
    }
  }
  const left = [...bad, ...over].join(', ');
  if (bad.length > 0) return { taken, left, fault: { bad } };
  return over.length > 0 ? { taken, left, fault: 'many' } : { taken, left };
};

const piecesOf = (text: string): string[] =>
  text
    // A name in quotes may hold a comma: "Roy, Zoé" <zoe@example.ca>.
    .replace(/"[^"]*"(?=\s*<)/g, '')
    .split(/[,;\n]/)
    .flatMap((part) => {
      const inBrackets = /<([^<>]*)>/.exec(part)?.[1];
      return (inBrackets ?? part).split(/\s+/);
    })
    .filter((piece) => piece !== '');
