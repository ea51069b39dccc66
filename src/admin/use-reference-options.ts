import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList, useGetOne, useGetRecordRepresentation } from 'react-admin';
import { locales } from '#contract/languages.ts';
import { useLanguage } from '../i18n/language.ts';

/** A record that may be chosen, and what it is called. */
export interface ReferenceOption {
  readonly id: Identifier;
  readonly name: string;
}

/** As many as one answer holds. Of more, words are asked for. */
const pagination = { page: 1, perPage: 500 };
const sort = { field: 'id', order: 'ASC' } as const;
const staleTime = 60_000;

/** The records that a reference may lead to, by name; and the one it leads to now. */
export const useReferenceOptions = (to: string, value: Identifier | null) => {
  const language = useLanguage();
  const nameOf = useGetRecordRepresentation(to);
  const [typed, setTyped] = useState('');
  const meta = { language };
  const all = useGetList(to, { pagination, sort, meta }, { staleTime });
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
    search: setTyped,
  };
};
