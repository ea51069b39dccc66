import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';

/** The supplier's name, said to be missing where it is: never a name alone, never a blank. */
export const ManufacturerName = ({ sheet }: { sheet: Sheet }) => {
  const text = useText();
  return sheet.manufacturer || <em>{text('sheet.noSupplier')}</em>;
};
