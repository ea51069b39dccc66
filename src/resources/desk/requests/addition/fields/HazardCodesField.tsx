import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { ChipsField } from './ChipsField.tsx';
import { useHazardStatements } from './use-hazard-statements.ts';

/** The hazard statements by their codes, each with its words. */
export const HazardCodesField = () => {
  const word = useWords();
  const statements = useHazardStatements();
  return (
    <ChipsField field="hazard_codes" isWide proposals={statements} placeholder={word('typeAndEnter')} write={toCode} />
  );
};

/** A proposal that was taken by its words keeps its code; codes bear small letters only at their end, `H360Fd`. */
const toCode = (typed: string): string => {
  const [first = ''] = typed.split(' ');
  const [, head = '', tail = ''] = /^([a-z]*\d*)(.*)$/i.exec(first) ?? [];
  return head.toUpperCase() + (tail.startsWith('+') ? tail.toUpperCase() : tail);
};
