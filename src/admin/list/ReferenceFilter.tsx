import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../define-resource.ts';
import { ReferencePicker } from '../ReferencePicker.tsx';
import { useAllText } from './use-all-text.ts';

interface Props {
  readonly resourceName: string;
  readonly name: string;
  readonly field: Field;
  readonly onChange: (filter: string, value: string | number | null) => void;
}

/** Those that refer to one record, or all of them. */
export const ReferenceFilter = ({ resourceName, name, field: { to = '' }, onChange }: Props) => {
  const text = useText();
  const allText = useAllText();
  const { filterValues } = useListContext();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 320 }}>
      <ReferencePicker
        to={to}
        label={text(`resources.${resourceName}.fields.${name}`)}
        value={filterValues[name] ?? null}
        onChange={(id) => onChange(name, id)}
        placeholder={allText(resourceName, name)}
      />
    </Box>
  );
};
