import type { RaRecord } from 'ra-core';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatShortInstant } from './format-instant.ts';
import { type Request, requesterOf } from './request.ts';
import { StatusPill } from './StatusPill.tsx';

interface Props {
  readonly record: RaRecord;
}

export const NumberCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{requestNumber((record as Request).id)}</span>
);

export const DateCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortInstant((record as Request).created_at)}</span>
);

export const RequesterCell = ({ record }: Props) => {
  const text = useText();
  return requesterOf(record as Request) ?? text('requests.sharedUser');
};

export const StatusCell = ({ record }: Props) => <StatusPill status={(record as Request).status_slug} />;
