import Check from '@mui/icons-material/Check';
import { Link } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { formatShortDate } from '#contract/short-date.ts';
import { formatNumber } from '../i18n/format-number.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { fieldsOfResource, useResourceDeclaration } from './resource-context.ts';

interface FieldProps {
  /** The field of the record around it that is shown; nothing there is a dash. */
  readonly source: string;
}

export const TextField = ({ source }: FieldProps) => String(useFieldValue(source) ?? '-');

export const BooleanField = ({ source }: FieldProps) => {
  const text = useText();
  const value = useFieldValue(source);
  if (value === undefined) return '-';
  return value ? <Check fontSize="small" titleAccess={text('lists.yes')} /> : text('lists.no');
};

export const DateField = ({ source }: FieldProps) => {
  const value = useFieldValue(source);
  return value === undefined ? '-' : formatShortDate(String(value).slice(0, 10));
};

export const NumberField = ({ source }: FieldProps) => {
  const language = useLanguage();
  const value = useFieldValue(source);
  return value === undefined ? '-' : formatNumber(Number(value), language);
};

export const EmailField = ({ source }: FieldProps) => {
  const value = useFieldValue(source);
  return value === undefined ? '-' : <Link href={`mailto:${value}`}>{String(value)}</Link>;
};

/** The declared choice, in the reader's language. */
export const SelectField = ({ source }: FieldProps) => {
  const language = useLanguage();
  const { choices } = fieldsOfResource(useResourceDeclaration())[source] ?? {};
  const value = useFieldValue(source);
  return value === undefined ? '-' : (choices?.[String(value)]?.[language] ?? String(value));
};

export const ReferenceField = ({ source }: FieldProps) => {
  const value = useFieldValue(source) as RaRecord | undefined;
  return value === undefined ? '-' : String(value.name ?? value.id);
};

export const ReferenceArrayField = ({ source }: FieldProps) => {
  const value = useFieldValue(source) as RaRecord[] | undefined;
  return value === undefined ? '-' : value.map((one) => one.name ?? one.id ?? one).join(', ');
};

/** A field of the resource, shown as its kind is. */
export const KindField = ({ source }: FieldProps) => {
  const { kind } = fieldsOfResource(useResourceDeclaration())[source] ?? { kind: 'text' };
  switch (kind) {
    case 'boolean':
      return <BooleanField source={source} />;
    case 'day':
      return <DateField source={source} />;
    case 'number':
      return <NumberField source={source} />;
    case 'email':
      return <EmailField source={source} />;
    case 'choice':
      return <SelectField source={source} />;
    case 'reference':
      return <ReferenceField source={source} />;
    case 'references':
      return <ReferenceArrayField source={source} />;
    default:
      return <TextField source={source} />;
  }
};

/** The value in the record around; undefined for all that is nothing. */
const useFieldValue = (source: string): unknown => {
  const value: unknown = useRecordContext()?.[source];
  return value === null || value === '' ? undefined : value;
};
