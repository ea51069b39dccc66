import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly id: string;
  readonly error: string;
  /** What the field is called. */
  readonly field?: string;
}

/** What is wrong with a field, beneath it; the field names it as its description. */
export const FieldError = ({ id, error, field }: Props) => {
  const translate = useTranslate();
  // A visitor without a session reads the general message, as specified: it has no field name.
  const isNamed = field !== undefined && error === translate('errors.request.required');
  return (
    <FormHelperText id={id} error sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ErrorOutlined sx={{ fontSize: 16 }} aria-hidden />
      {isNamed ? translate('fields.required', { field: nameOf(field), _: error }) : error}
    </FormHelperText>
  );
};

/** Without the required format, which follows the name. */
const nameOf = (label: string): string => label.replace(/ \([^()]*\)$/, '');
