import { FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../define-resource.ts';
import { valuesToChoose } from '../values-to-choose.ts';
import { useAllText } from './use-all-text.ts';

interface Props {
  readonly resourceName: string;
  readonly name: string;
  readonly field: Field;
  readonly onChange: (filter: string, value: string) => void;
}

/** One of the values of a field, or all of them. */
export const ChoiceFilter = ({ resourceName, name, field, onChange }: Props) => {
  const text = useText();
  const allText = useAllText();
  const language = useLanguage();
  const id = useId();
  const { filterValues, meta } = useListContext();
  const declared = field.filter === true ? undefined : field.filter;
  const filter = declared?.name ?? name;
  const chosen = String(filterValues[filter] ?? '');
  return (
    <FormControl sx={{ flex: '1 1 160px', minWidth: { sm: 160 }, maxWidth: 240 }}>
      <FormLabel id={id}>{text(`resources.${resourceName}.fields.${name}`)}</FormLabel>
      <Select
        size="small"
        displayEmpty
        labelId={id}
        value={chosen}
        onChange={({ target }) => onChange(filter, target.value)}
      >
        <MenuItem value="">
          {declared ? text(`resources.${resourceName}.texts.${declared.all}`) : allText(resourceName, name)}
        </MenuItem>
        {valuesToChoose({ field, meta, chosen }).map((value) => (
          <MenuItem key={value} value={value}>
            {field.choices?.[value]?.[language] ?? value}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
