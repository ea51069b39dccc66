import { Box, Link } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { readinesses } from '#contract/operator/readiness.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { formatShortInstant } from '#src/resources/requests/format-instant.ts';
import { StatusPill } from '#src/resources/requests/StatusPill.tsx';
import { Overdue, Replied } from '../flags.tsx';
import { requestPath } from '../paths.ts';
import { type ListedRequest, organisationNameOf } from '../request.ts';
import { useCountRequestMessages, useRequestMessages } from '../use-request-messages.ts';

interface Props {
  readonly record: RaRecord;
}
const listed = (record: RaRecord) => record as RaRecord & ListedRequest;

/** The number leads to the work; the whole row does, by what is laid over it. */
export const NumberCell = ({ record }: Props) => {
  const { search } = useLocation();
  const path = requestPath(listed(record).id, search.slice(1));
  return (
    <Link component={RouterLink} to={path} data-row-link sx={{ whiteSpace: 'nowrap' }}>
      {requestNumber(record.id)}
    </Link>
  );
};

export const OrganisationCell = ({ record }: Props) => {
  const language = useLanguage();
  return organisationNameOf(listed(record), language);
};

export const RequesterCell = ({ record }: Props) => {
  const word = useRequestMessages();
  return listed(record).requester || word('somebody');
};

/** Of a document, only how many sheets it is of is known. The ends of a file's name tell it from others. */
export const AboutCell = ({ record }: Props) => {
  const countWord = useCountRequestMessages();
  const { filterValues = {} } = useListContext();
  const { about, type, has_reply } = listed(record);
  if (about === '') return has_reply ? <Replied /> : '-';
  if (isDocumentType(type) && /^\d+$/.test(about)) return countWord('sheets', Number(about));
  const shown = type === 'sdsaddition' ? cutInTheMiddle(about, longestName) : about;
  return (
    <Box
      component="span"
      title={shown === about ? undefined : about}
      sx={{ display: 'block', ...(filterValues.status && room) }}
    >
      {shown}
      {has_reply && (
        <div>
          <Replied />
        </div>
      )}
    </Box>
  );
};

/** Beside a column of the status, and on a narrower window, the table would become cards for it. */
const room = { '@media (min-width: 1400px)': { minWidth: 192 } } as const;

/** Characters: two lines of the column at 1440 pixels. */
const longestName = 56;

const cutInTheMiddle = (name: string, longest: number): string => {
  const signs = [...name];
  if (signs.length <= longest) return name;
  const kept = longest - 1;
  return `${signs.slice(0, Math.ceil(kept / 2)).join('')}…${signs.slice(-Math.floor(kept / 2)).join('')}`;
};

export const DateCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortInstant(listed(record).created_at)}</span>
);

export const StatusCell = ({ record }: Props) => <StatusPill status={listed(record).status} />;

export const HolderCell = ({ record }: Props) => {
  const word = useRequestMessages();
  const { uid } = useUserInfo();
  const { holder } = listed(record);
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: 56 }}>
      {holder?.id === uid ? <strong>{word('you')}</strong> : (holder?.name ?? '-')}
    </Box>
  );
};

export const ReadinessCell = ({ record }: Props) => {
  const language = useLanguage();
  const { readiness } = listed(record);
  return readiness === '' ? '-' : readinesses[readiness][language];
};

/** The day, and by icon and word that it is past. */
export const DueCell = ({ record }: Props) => {
  const { due_on, is_overdue } = listed(record);
  if (due_on === '') return '-';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(due_on)}</span>
      {is_overdue && <Overdue />}
    </Box>
  );
};
