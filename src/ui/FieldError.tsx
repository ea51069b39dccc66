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
  // Who is not signed in yet reads the general message, as specified: there are no words for a name.
  const isNamed = field !== undefined && error === translate('errors.request.required');
  return (
    <FormHelperText id={id} error sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ErrorOutlined sx={{ fontSize: 16 }} aria-hidden />
      {isNamed ? translate('fields.required', { field: nameOf(field), _: error }) : error}
    </FormHelperText>
  );
};

/** Without the form of what is to be typed, which stands behind the name. */
const nameOf = (label: string): string => label.replace(/ \([^()]*\)$/, '');
