import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { FormHelperText } from '@mui/material';

/** What is wrong with a field, beneath it; the field names it as its description. */
export const FieldError = ({ id, error }: { id: string; error: string }) => (
  <FormHelperText id={id} error sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <ErrorOutlined sx={{ fontSize: 16 }} aria-hidden />
    {error}
  </FormHelperText>
);
