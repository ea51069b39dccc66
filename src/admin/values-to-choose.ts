import type { Field } from './define-resource.ts';

interface Asked {
  readonly field: Field;
  /** What the list's answer says beside its records. */
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  /** The value at work, or empty: it stays on offer even when no record has it any more. */
  readonly chosen: string;
}

/** Values that a filter offers: those declared, or those that the answer names. */
export const valuesToChoose = ({ field: { filter, choices = {} }, meta, chosen }: Asked): string[] => {
  if (!filter || filter === true) return Object.keys(choices);
  const { valuesIn, except = [] } = filter;
  const there = (meta?.[valuesIn] as readonly string[] | undefined) ?? [];
  const offered = there.filter((value) => !except.includes(value));
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
};
