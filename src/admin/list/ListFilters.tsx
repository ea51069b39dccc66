import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { Field, Resource } from '../define-resource.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** What narrows the list: words, where the resource can be searched, and the choices that are declared as filters. */
export const ListFilters = ({ resource }: { resource: Resource }) => {
  const { filterValues, setFilters } = useListContext();
  const choices = Object.entries((resource.fields ?? {}) as Record<string, Field>).filter(([, field]) => field.filter);
  if (!resource.isSearchable && choices.length === 0) return null;
  const change = (name: string, value: string | number | null) =>
    setFilters({ ...filterValues, [name]: value || undefined });
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: resource.isSearchable ? 'wrap' : 'nowrap',
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        gap: { xs: 3, sm: 4 },
        displayPrint: 'none',
        ...(resource.isSearchable && { '@media (max-width: 599px)': { '&& > *': { maxWidth: 'none' } } }),
      }}
    >
      {resource.isSearchable && <SearchInput value={String(filterValues.q ?? '')} onChange={(q) => change('q', q)} />}
      {choices.map(([name, field]) => {
        const Filter = field.to ? ReferenceFilter : ChoiceFilter;
        return <Filter key={name} resourceName={resource.name} name={name} field={field} onChange={change} />;
      })}
    </Box>
  );
};

const SearchInput = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  // Another filter, or the way back to the whole list, may have let the words go.
  useEffect(() => {
    if (value !== '' || asked.current === '') return;
    asked.current = '';
    setTyped('');
  }, [value]);
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
      <LabelledInput
        label={text('lists.find')}
        type="search"
        value={typed}
        onChange={(words) => {
          setTyped(words);
          asked.current = words.trim();
          onChange(asked.current);
        }}
      />
    </Box>
  );
};
