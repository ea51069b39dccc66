import { useGetOne } from 'react-admin';
import type { z } from 'zod';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import type { FilterEntry } from '#contract/search/filter-entries.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { FilterList } from '#src/resources/requests/details/FilterList.tsx';

type Organisation = z.output<typeof getOrganisation.answer>;

interface Props {
  readonly filters: readonly FilterEntry[];
  readonly organisation: number;
}

/** The filters of a search as its organisation's members read them. */
export const MemberFilters = ({ filters, organisation }: Props) => {
  const language = useLanguage();
  const { data, isPending } = useGetOne<Organisation>('organisations', { id: organisation });
  const nameOf = (path: string) => {
    if (isPending) return '…';
    const id = Number(path.split('/').at(-1));
    return data?.locations.find((location) => location.id === id)?.[`name_${language}`];
  };
  return <FilterList filters={filters} locations={{ label: data?.[`location_label_${language}`] ?? '', nameOf }} />;
};
