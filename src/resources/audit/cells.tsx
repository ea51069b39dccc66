import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { auditEvents } from '#contract/audit.ts';
import type { ListedEntry } from '#contract/calls/audit.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { formatShortInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import { useAuditMessages } from './messages.ts';

export interface CellProps {
  readonly record: RaRecord;
}

/** The entry that a row shows. */
export const entryOf = (record: RaRecord) => record as ListedEntry & RaRecord<number>;

export const TimeCell = ({ record }: CellProps) => {
  const language = useLanguage();
  const { at } = entryOf(record);
  return (
    <time dateTime={at} title={at}>
      {formatShortInstant(at)}, {formatTime(at, language)}
    </time>
  );
};

export const EventCell = ({ record }: CellProps) => (
  <strong>{auditEvents[entryOf(record).event][useLanguage()]}</strong>
);

export const WhoCell = ({ record }: CellProps) => {
  const messages = useAuditMessages();
  const { who } = entryOf(record);
  if (!who) return <Box sx={{ color: 'text.secondary' }}>{messages.nobody}</Box>;
  return <bdi>{who.name || messages.former(who.id)}</bdi>;
};

/** Names that fit a line; the file has the others. */
const mostShown = 3;

export const AboutCell = ({ record }: CellProps) => {
  const messages = useAuditMessages();
  const { about, records, sent_to } = entryOf(record);
  const shown = (about.length > 0 ? about : records.map((number) => `#${number}`)).filter(Boolean);
  const left = Math.max(0, Math.max(records.length, shown.length) - mostShown);
  if (shown.length === 0 && sent_to.length === 0) return '-';
  return (
    <>
      <bdi>{shown.slice(0, mostShown).join(', ')}</bdi>
      {left > 0 && ` ${messages.more(left)}`}
      {sent_to.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {messages.sentTo} <bdi>{sent_to.join(', ')}</bdi>
        </Box>
      )}
    </>
  );
};
