import { Link } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { documentTypes, type RequestType } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { formatShortInstant } from '#src/resources/requests/format-instant.ts';
import { StatusPill } from '#src/resources/requests/StatusPill.tsx';
import { requestPath } from '../paths.ts';
import { type ListedRequest, organisationNameOf } from '../request.ts';
import { useCountRequestMessages, useRequestMessages } from '../use-request-messages.ts';

interface Props {
  readonly record: RaRecord;
}
const listed = (record: RaRecord) => record as RaRecord & ListedRequest;

/** The number leads to the work; the whole row does, by what is laid over it. */
export const NumberCell = ({ record }: Props) => (
  <Link component={RouterLink} to={requestPath(listed(record).id)} data-row-link sx={{ whiteSpace: 'nowrap' }}>
    {requestNumber(record.id)}
  </Link>
);

export const OrganisationCell = ({ record }: Props) => {
  const language = useLanguage();
  return organisationNameOf(listed(record), language);
};

export const RequesterCell = ({ record }: Props) => {
  const word = useRequestMessages();
  return listed(record).requester || word('somebody');
};

/** Of a document, only how many sheets it is of is known. */
export const AboutCell = ({ record }: Props) => {
  const countWord = useCountRequestMessages();
  const { about, type } = listed(record);
  if (about === '') return '-';
  return isDocument(type) && /^\d+$/.test(about) ? countWord('sheets', Number(about)) : about;
};

export const DateCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortInstant(listed(record).created_at)}</span>
);

export const StatusCell = ({ record }: Props) => <StatusPill status={listed(record).status} />;

const isDocument = (type: RequestType) => (documentTypes as readonly RequestType[]).includes(type);
