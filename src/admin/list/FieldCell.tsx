import Check from '@mui/icons-material/Check';
import { Link } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { formatShortDate } from '#contract/short-date.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ResourceColumn } from '../columns-of.ts';

/** A field of a record: its own cell where it has one, else as its kind is shown. Nothing is a dash. */
export const FieldCell = ({
  record,
  column: { name, field, cell: Cell },
}: {
  record: RaRecord;
  column: ResourceColumn;
}) => {
  const text = useText();
  const language = useLanguage();
  if (Cell) return <Cell record={record} />;
  const value: unknown = record[name];
  if (value === undefined || value === null || value === '') return '-';
  switch (field.kind) {
    case 'boolean':
      return value ? <Check fontSize="small" titleAccess={text('lists.yes')} /> : text('lists.no');
    case 'day':
      return formatShortDate(String(value).slice(0, 10));
    case 'number':
      return formatNumber(Number(value), language);
    case 'email':
      return <Link href={`mailto:${value}`}>{String(value)}</Link>;
    case 'choice':
      return field.choices?.[String(value)]?.[language] ?? String(value);
    case 'reference':
      return String((value as RaRecord).name ?? (value as RaRecord).id);
    case 'references':
      return (value as RaRecord[]).map((one) => one.name ?? one.id ?? one).join(', ');
    default:
      return String(value);
  }
};
