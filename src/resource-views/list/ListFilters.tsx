import { Box, FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Field, Resource } from '../../define-resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';

/** What narrows the list: words, where the resource can be searched, and the choices that are declared as filters. */
export const ListFilters = ({ resource }: { resource: Resource }) => {
  const { filterValues, setFilters } = useListContext();
  const choices = Object.entries((resource.fields ?? {}) as Record<string, Field>).filter(([, field]) => field.filter);
  if (!resource.isSearchable && choices.length === 0) return null;
  const change = (name: string, value: string) => setFilters({ ...filterValues, [name]: value || undefined });
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 4 }}>
      {resource.isSearchable && <SearchInput value={String(filterValues.q ?? '')} onChange={(q) => change('q', q)} />}
      {choices.map(([name, field]) => (
        <ChoiceFilter
          key={name}
          label={`resources.${resource.name}.fields.${name}`}
          choices={field.choices ?? {}}
          value={String(filterValues[name] ?? '')}
          onChange={(value) => change(name, value)}
        />
      ))}
    </Box>
  );
};

const SearchInput = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
      <LabelledInput
        label={text('lists.find')}
        type="search"
        value={typed}
        onChange={(words) => {
          setTyped(words);
          onChange(words.trim());
        }}
      />
    </Box>
  );
};

interface ChoiceFilterProps {
  readonly label: `resources.${string}`;
  readonly choices: NonNullable<Field['choices']>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ChoiceFilter = ({ label, choices, value, onChange }: ChoiceFilterProps) => {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <FormControl sx={{ flex: '1 1 160px', maxWidth: 240 }}>
      <FormLabel id={id}>{text(label)}</FormLabel>
      <Select size="small" displayEmpty labelId={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <MenuItem value="">{text('lists.all')}</MenuItem>
        {Object.entries(choices).map(([stored, words]) => (
          <MenuItem key={stored} value={stored}>
            {words[language]}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
