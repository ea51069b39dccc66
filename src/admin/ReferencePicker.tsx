import { Autocomplete, FormControl, FormLabel, TextField } from '@mui/material';
import { useId, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetList,
  useGetOne,
  useGetRecordRepresentation,
  useTranslate,
} from 'react-admin';
import { locales } from '#contract/languages.ts';
import { useLanguage } from '../i18n/language.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { ChoicesFailed } from '../ui/forms/ChoicesFailed.tsx';

interface Props {
  /** The resource whose records are offered. */
  readonly to: string;
  readonly label: string;
  readonly value: Identifier | null;
  readonly onChange: (id: Identifier | null) => void;
  /** What it means when none is chosen. */
  readonly placeholder: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** One record of another resource, found by typing, or none. */
export const ReferencePicker = ({
  to,
  label,
  value,
  onChange,
  placeholder,
  error,
  required: isRequired = false,
}: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { options, chosen, isPending, hasFailed, retry, search } = useReferenceOptions(to, value);
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Autocomplete
        id={id}
        size="small"
        options={options}
        value={chosen}
        loading={isPending}
        loadingText={translate('forms.sending')}
        disableClearable={isRequired && chosen !== null}
        onChange={(_, option) => onChange(option?.id ?? null)}
        onInputChange={(_, words, reason) => search(reason === 'input' ? words : '')}
        isOptionEqualToValue={(option, one) => option.id === one.id}
        getOptionKey={(option) => option.id}
        getOptionLabel={({ name }) => name}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        clearText={translate('ra.action.clear_input_value')}
        noOptionsText={translate('lists.noMatch')}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={placeholder}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-required': isRequired,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        )}
      />
      {hasFailed && <ChoicesFailed onRetry={retry} />}
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
    </FormControl>
  );
};

/** A record that may be chosen, and what it is called. */
interface ReferenceOption {
  readonly id: Identifier;
  readonly name: string;
}

/** The number of choices in one answer. With more, the person has to search. */
const pagination = { page: 1, perPage: 500 };
const sort = { field: 'id', order: 'ASC' } as const;
const staleTime = 60_000;

/** The records that a reference may lead to, by name; and the one it leads to now. */
const useReferenceOptions = (to: string, value: Identifier | null) => {
  const language = useLanguage();
  const nameOf = useGetRecordRepresentation(to);
  const [typed, setTyped] = useState('');
  const meta = { language };
  const all = useGetList(to, { pagination, sort, meta }, { staleTime, onError: () => undefined });
  const isWhole = (all.total ?? 0) <= pagination.perPage;
  const found = useGetList(
    to,
    { pagination, sort, filter: { q: typed.trim() }, meta },
    { staleTime, enabled: !isWhole && typed.trim() !== '' },
  );
  const records = found.data ?? all.data ?? [];
  const there = records.find(({ id }) => id === value);
  const isElsewhere = value !== null && all.data !== undefined && !there;
  const one = useGetOne(to, { id: value ?? 0 }, { staleTime, enabled: isElsewhere });
  const toOption = (record: RaRecord): ReferenceOption => ({ id: record.id, name: String(nameOf(record)) });
  const chosen = there ?? (isElsewhere ? one.data : undefined);
  return {
    options: records.map(toOption).sort((a, b) => a.name.localeCompare(b.name, locales[language])),
    chosen: chosen ? toOption(chosen) : null,
    isPending: all.isPending,
    hasFailed: all.error !== null && !all.data,
    retry: () => void all.refetch(),
    search: setTyped,
  };
};
