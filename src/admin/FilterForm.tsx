import { Box, FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { LabelledInput } from '../ui/LabelledInput.tsx';
import type { Field } from './define-resource.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { fieldsOfResource, useResourceDeclaration } from './resource-context.ts';

/** What narrows the list: words, where the resource can be searched, and the fields that are declared as filters. */
export const FilterForm = () => {
  const resource = useResourceDeclaration();
  const { filterValues, setFilters } = useListContext();
  const filters = Object.entries(fieldsOfResource(resource)).filter(([, field]) => field.filter);
  if (!resource.isSearchable && filters.length === 0) return null;
  const change = (name: string, value: string | number | null) =>
    setFilters({ ...filterValues, [name]: value || undefined });
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: resource.isSearchable ? 'wrap' : 'nowrap',
        // A name of two lines lifts no field above its neighbours.
        alignItems: 'flex-end',
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        gap: { xs: 3, sm: 4 },
        displayPrint: 'none',
        ...(resource.isSearchable && { '@media (max-width: 599px)': { '&& > *': { maxWidth: 'none' } } }),
      }}
    >
      {resource.isSearchable && <SearchFilter value={String(filterValues.q ?? '')} onChange={(q) => change('q', q)} />}
      {filters.map(([source, field]) => {
        const Filter = field.to ? ReferenceFilter : SelectFilter;
        return <Filter key={source} source={source} field={field} onChange={change} />;
      })}
    </Box>
  );
};

/** A search field; it searches while the person types. */
export const SearchFilter = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  // Another filter, or the way back to the whole list, may have removed the words.
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

interface FilterProps {
  readonly source: string;
  readonly field: Field;
  readonly onChange: (filter: string, value: string | number | null) => void;
}

/** A single value of a field, or all of them. */
const SelectFilter = ({ source, field, onChange }: FilterProps) => {
  const text = useText();
  const allText = useAllText();
  const language = useLanguage();
  const id = useId();
  const { name } = useResourceDeclaration();
  const { filterValues, meta } = useListContext();
  const declared = field.filter === true ? undefined : field.filter;
  const filter = declared?.name ?? source;
  const chosen = String(filterValues[filter] ?? '');
  return (
    <FormControl sx={{ flex: '1 1 160px', minWidth: { sm: 160 }, maxWidth: 240 }}>
      <FormLabel id={id}>{text(`resources.${name}.fields.${source}`)}</FormLabel>
      <Select
        size="small"
        displayEmpty
        labelId={id}
        value={chosen}
        onChange={({ target }) => onChange(filter, target.value)}
      >
        <MenuItem value="">{declared ? text(`resources.${name}.texts.${declared.all}`) : allText(source)}</MenuItem>
        {valuesToChoose({ field, meta, chosen }).map((value) => (
          <MenuItem key={value} value={value}>
            {field.choices?.[value]?.[language] ?? value}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};

interface ChoiceParams {
  readonly field: Field;
  /** What the list's answer says beside its records. */
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  /** The filter's value, or empty: it stays on offer even when no record has it any more. */
  readonly chosen: string;
}

/** Values that a filter offers: those declared, or those that the answer names. */
export const valuesToChoose = ({ field: { filter, choices = {} }, meta, chosen }: ChoiceParams): string[] => {
  if (!filter || filter === true) return Object.keys(choices);
  const { valuesIn, except = [] } = filter;
  const there = (meta?.[valuesIn] as readonly string[] | undefined) ?? [];
  const offered = there.filter((value) => !except.includes(value));
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
};

/** Records that refer to one record, or all of them. */
const ReferenceFilter = ({ source, field: { to = '' }, onChange }: FilterProps) => {
  const text = useText();
  const allText = useAllText();
  const { name } = useResourceDeclaration();
  const { filterValues } = useListContext();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 320 }}>
      <ReferencePicker
        to={to}
        label={text(`resources.${name}.fields.${source}`)}
        value={filterValues[source] ?? null}
        onChange={(id) => onChange(source, id)}
        placeholder={allText(source)}
      />
    </Box>
  );
};

/** “All” of a field's values, as it agrees with the field's name. */
const useAllText = () => {
  const translate = useTranslate();
  const { name } = useResourceDeclaration();
  return (source: string): string => translate(`resources.${name}.all.${source}`, { _: translate('lists.all') });
};
