import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { revokeDownloadLinks } from '#contract/calls/documents.ts';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { type FilterEntry, fromFilterEntries } from '#contract/search/filter-entries.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { Location } from '#src/providers/location.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { infoOf, type Request } from '../request.ts';
import { FilterList } from './FilterList.tsx';
import { MakingProgress } from './MakingProgress.tsx';
import type { LocationWords } from './use-describe-filters.ts';

/** What an index or a binder was made of, and how. */
export const DocumentDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const {
    filters = [],
    num_sds,
    progress,
    sort_field = '',
    language: languages = '',
    email = '',
    left_out = [],
    links = 0,
  } = infoOf(request);
  return (
    <>
      <MakingProgress isMaking={request.status_slug === 'processing'} progress={progress} total={num_sds} />
      <Facts
        facts={[
          {
            label: text('requests.filters'),
            value: filters.length > 0 ? <OwnFilterList filters={filters} /> : text('requests.noFilters'),
          },
          { label: text('requests.reference'), value: requestNumber(request.id) },
          { label: text('requests.sheets'), value: num_sds === undefined ? '-' : formatNumber(num_sds, language) },
          {
            label: text('requests.sortOrder'),
            value: isSortField(sort_field) ? text(sortWords[sort_field]) : sort_field,
          },
          {
            label: text('requests.language'),
            value: isLanguageChoice(languages) ? text(`requests.languages.${languages}`) : languages,
          },
          { label: text('requests.sentTo'), value: email },
          { label: text('requests.leftOut'), value: left_out.length > 0 ? <LeftOut sheets={left_out} /> : '' },
        ]}
      />
      {links > 0 && <MailedLinks request={request} links={links} />}
    </>
  );
};

const sortWords = { product: 'search.columns.product', manufacturer: 'search.columns.manufacturer' } as const;
const isSortField = (word: string): word is keyof typeof sortWords => word in sortWords;
const isLanguageChoice = (word: string): word is 'all' | 'en' | 'fr' => ['all', 'en', 'fr'].includes(word);

/** Sheets that could not be included, each with its supplier and why. */
const LeftOut = ({ sheets }: { sheets: NonNullable<RequestInfo['left_out']> }) => {
  const text = useText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {sheets.map(({ isn, product_name, manufacturer, reason }) => (
        <li key={isn}>
          <Link href={detailsPathOf(isn)} target="_blank" rel="noreferrer" underline="always">
            {product_name}
          </Link>
          , <bdi>{manufacturer}</bdi>: {text(`requests.leftOutReasons.${reason}`)}
        </li>
      ))}
    </Box>
  );
};

/** `FilterList` for members: the locations are those of their organisation, asked for where a filter names any. */
const OwnFilterList = ({ filters }: { filters: readonly FilterEntry[] }) => {
  const locations = useOwnLocations(fromFilterEntries(filters).criteria.location !== undefined);
  return <FilterList filters={filters} locations={locations} />;
};

/** The locations of the organisation that one is in; not asked for where nobody reads them. */
const useOwnLocations = (areRead: boolean): LocationWords => {
  const language = useLanguage();
  const { subset } = useUserInfo();
  const { data, isPending } = useGetList<Location>(
    'subsets',
    { meta: { language } },
    { staleTime: 5 * 60_000, enabled: areRead },
  );
  return {
    label: subset[language],
    nameOf: (path) => (isPending ? '…' : data?.find((one) => one.path === path)?.name),
  };
};

interface Props {
  readonly request: Request;
  /** How many were mailed and work. */
  readonly links: number;
}

/** That links to the document are in people's mail, and a way to end them. */
const MailedLinks = ({ request, links }: Props) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const revoke = () =>
    send(async () => {
      await callApi(revokeDownloadLinks, { params: { id: Number(request.id) } });
      notify(text('requests.linksRevoked'));
      refresh();
    }).finally(() => setAsking(false));
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{text('requests.links', { smart_count: links })}</Typography>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {text('requests.revokeLinks')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('requests.revokeLinks')}
          act={text('requests.revokeAct')}
          isActing={isSending}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          {text('requests.revokeDetail')}
        </ConfirmDialog>
      )}
    </Box>
  );
};
