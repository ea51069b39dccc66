import { useState } from 'react';
import { maxRecipients } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type TakenAddresses, takeAddresses } from './take-addresses.ts';

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
