import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { z } from 'zod';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import type { FilterEntry } from '#contract/search/filter-entries.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FilterList } from '#src/resources/requests/details/FilterList.tsx';
import { MakingProgress } from '#src/resources/requests/details/MakingProgress.tsx';
import { formatLongInstant } from '#src/resources/requests/format-instant.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { PlainWork } from '../work/PlainWork.tsx';

/** An index or a binder, which makes itself: what was ordered and how far it is. */
export const DocumentWork = ({ request }: { request: OperatorRequest }) => {
  const text = useText();
  const word = useRequestMessages();
  const language = useLanguage();
  const { info, status } = request;
  const {
    num_sds,
    progress,
    sort_field,
    language: languages,
    format,
    email = '',
    left_out = [],
    expires_at,
    filters = [],
  } = info;
  return (
    <PlainWork about={<AboutRequest request={request} />}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {status === 'processing' && (
          <Notice severity="info" role="note">
            {word('madeByMachine')}
          </Notice>
        )}
        <MakingProgress isMaking={status === 'processing'} progress={progress} total={num_sds} />
        <Facts
          facts={[
            { label: text('requests.sheets'), value: num_sds === undefined ? '-' : formatNumber(num_sds, language) },
            {
              label: text('requests.sortOrder'),
              value: text(sort_field === 'manufacturer' ? 'search.columns.manufacturer' : 'search.columns.product'),
            },
            {
              label: text('requests.language'),
              value: languages ? text(`requests.languages.${languages as 'all' | 'en' | 'fr'}`, { _: languages }) : '',
            },
            { label: word('format'), value: format?.toUpperCase() ?? '' },
            {
              label: text('requests.filters'),
              value: filters.length > 0 ? <MemberFilters filters={filters} organisation={request.organisation} /> : '',
            },
            { label: text('requests.sentTo'), value: email },
            { label: word('expires'), value: expires_at ? formatLongInstant(expires_at, language) : '' },
            { label: text('requests.leftOut'), value: left_out.length > 0 ? <LeftOut sheets={left_out} /> : '' },
          ]}
        />
      </Box>
    </PlainWork>
  );
};

/** Sheets that could not be included, each with why. */
const LeftOut = ({ sheets }: { sheets: NonNullable<RequestInfo['left_out']> }) => {
  const text = useText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {sheets.map(({ isn, product_name, manufacturer, reason }) => (
        <li key={isn}>
          <bdi>{product_name}</bdi>, <bdi>{manufacturer}</bdi>: {text(`requests.leftOutReasons.${reason}`)}
        </li>
      ))}
    </Box>
  );
};

type Organisation = z.output<typeof getOrganisation.answer>;

interface Props {
  readonly filters: readonly FilterEntry[];
  readonly organisation: number;
}

/** The filters of a search as its organisation's members read them. */
const MemberFilters = ({ filters, organisation }: Props) => {
  const language = useLanguage();
  const { data, isPending } = useGetOne<Organisation>('organisations', { id: organisation });
  const nameOf = (path: string) => {
    if (isPending) return '…';
    const id = Number(path.split('/').at(-1));
    return data?.locations.find((location) => location.id === id)?.[`name_${language}`];
  };
  return <FilterList filters={filters} locations={{ label: data?.[`location_label_${language}`] ?? '', nameOf }} />;
};
