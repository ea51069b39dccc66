import { useState } from 'react';
import { maxRecipients } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { email } from '#src/ui/forms/rules.ts';

/** Addresses, and what is typed and not one yet. */
export interface Addresses {
  readonly emails: readonly string[];
  readonly draft: string;
}

/** A list of addresses as it is filled in. */
export const useAddresses = ({ emails, draft }: Addresses, onChange: (changed: Addresses) => void) => {
  const text = useText();
  const [error, setError] = useState<string>();
  const messageOf = (fault: NonNullable<TakenAddresses['fault']>): string => {
    if (fault === 'many') return text('documents.binder.tooManyAddresses', { max: maxRecipients });
    const [first = '', ...others] = fault.bad;
    return others.length > 0
      ? text('documents.binder.badAddresses', { addresses: fault.bad.join(', ') })
      : text('documents.binder.badAddress', { address: first });
  };
  /** Takes what is typed; tells what the list is then, and what is wrong with the rest. */
  const take = (typed = draft): { emails: string[]; error: string | undefined } => {
    const { taken, left, fault } = takeAddresses(typed, emails);
    const all = [...emails, ...taken];
    const words = fault && messageOf(fault);
    onChange({ emails: all, draft: left });
    setError(words);
    return { emails: all, error: words };
  };
  return {
    emails,
    draft,
    error,
    take,
    type: (typed: string) => {
      setError(undefined);
      onChange({ emails, draft: typed });
    },
    remove: (address: string) => {
      setError(undefined);
      onChange({ emails: emails.filter((one) => one !== address), draft });
    },
  };
};
export type AddressesState = ReturnType<typeof useAddresses>;

/** What came of a text of addresses; what could not be taken is left to be mended. */
interface TakenAddresses {
  readonly taken: readonly string[];
  readonly left: string;
  /** Addresses that are invalid, or too many. */
  readonly fault?: { readonly bad: readonly string[] } | 'many';
}

/** As the server counts. */
const maxLength = 254;

/**
 * Reads addresses out of a text as people type and paste them: separated by commas, semicolons, blanks or lines, with
 * or without the person's name. Each is taken once.
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
