import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, FormControl, FormLabel, MenuItem, Select, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { type AuditEvent, auditEvents } from '#contract/audit.ts';
import { downloadAudit, type downloadOperatorAudit } from '#contract/calls/audit.ts';
import { locales } from '#contract/languages.ts';
import { DataTable } from '#src/admin/DataTable.tsx';
import { SearchFilter } from '#src/admin/FilterForm.tsx';
import { List } from '#src/admin/List.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { AboutCell, EventCell, TimeCell, WhoCell } from './cells.tsx';
import { useAuditMessages } from './messages.ts';

interface Props {
  /** The file of the same entries. */
  readonly file?: typeof downloadAudit | typeof downloadOperatorAudit;
  /** Another filter, and another column, beside those that every log has. */
  readonly filter?: ReactNode;
  readonly column?: ReactNode;
}

/** The audit log, narrowed by words, event and days; and as a file. */
export const AuditEntries = ({ file = downloadAudit, filter = null, column = null }: Props) => {
  const messages = useAuditMessages();
  return (
    <List summary={<Kept />} filters={<Filters file={file} filter={filter} />}>
      <DataTable>
        <DataTable.Col source="at" label={messages.at} isShort render={(record) => <TimeCell record={record} />} />
        <DataTable.Col
          source="event"
          label={messages.event}
          disableSort
          isShort
          render={(record) => <EventCell record={record} />}
        />
        <DataTable.Col source="who" label={messages.who} disableSort render={(record) => <WhoCell record={record} />} />
        <DataTable.Col
          source="about"
          label={messages.about}
          disableSort
          render={(record) => <AboutCell record={record} />}
        />
        <DataTable.Col
          source="network"
          label={messages.network}
          disableSort
          isShort
          render={({ network }) => network || '-'}
        />
        {column}
      </DataTable>
    </List>
  );
};

export default function AuditList() {
  return <AuditEntries />;
}

const Kept = () => {
  const messages = useAuditMessages();
  const { meta } = useListContext();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {meta?.days ? messages.kept(meta.days) : '\u00a0'}
    </Typography>
  );
};

const Filters = ({ file, filter }: Omit<Required<Props>, 'column'>) => {
  const messages = useAuditMessages();
  const { filterValues, setFilters } = useListContext();
  const change = (name: string, value: string) => setFilters({ ...filterValues, [name]: value || undefined });
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: { xs: 3, sm: 4 } }}>
      <SearchFilter value={String(filterValues.q ?? '')} onChange={(q) => change('q', q)} />
      <EventFilter value={String(filterValues.event ?? '')} onChange={(event) => change('event', event)} />
      {filter}
      {(['since', 'until'] as const).map((name) => (
        <DayFilter
          key={name}
          label={messages[name]}
          value={String(filterValues[name] ?? '')}
          onChange={(day) => change(name, day)}
        />
      ))}
      <Download file={file} />
    </Box>
  );
};

interface FilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const EventFilter = ({ value, onChange }: FilterProps) => {
  const messages = useAuditMessages();
  const language = useLanguage();
  const id = useId();
  const { compare } = new Intl.Collator(locales[language]);
  const events = (Object.keys(auditEvents) as AuditEvent[]).toSorted((a, b) =>
    compare(auditEvents[a][language], auditEvents[b][language]),
  );
  return (
    <FormControl sx={{ flex: '1 1 220px', maxWidth: { sm: 300 } }}>
      <FormLabel id={id}>{messages.event}</FormLabel>
      <Select size="small" displayEmpty labelId={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <MenuItem value="">{messages.anything}</MenuItem>
        {events.map((event) => (
          <MenuItem key={event} value={event}>
            {auditEvents[event][language]}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};

/** A day that counts once it is one; what is typed meanwhile stays. */
const DayFilter = ({ label, value, onChange }: FilterProps & { label: string }) => {
  const messages = useAuditMessages();
  const [typed, setTyped] = useState(toTypedDate(value));
  const [isLeft, setLeft] = useState(false);
  const day = fromTypedDate(typed);
  const isNone = typed !== '' && !isDay(day);
  return (
    <Box sx={{ flex: { xs: '1 1 130px', sm: '0 1 170px' } }}>
      <LabelledInput
        label={label}
        value={typed}
        autoComplete="off"
        onBlur={() => setLeft(true)}
        onChange={(written) => {
          setTyped(written);
          const next = fromTypedDate(written);
          if (written === '' || isDay(next)) onChange(next);
        }}
        error={isLeft && isNone ? messages.noDay : undefined}
      />
    </Box>
  );
};

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const Download = ({ file }: Pick<Required<Props>, 'file'>) => {
  const messages = useAuditMessages();
  const { filterValues } = useListContext();
  const { isSending, send } = useSend();
  const save = () => send(() => saveFile(file, { query: filterValues }, messages.fileName));
  return (
    <SendingButton
      isSending={isSending}
      variant="outlined"
      sx={{ mt: { sm: '23px' } }}
      startIcon={<DownloadOutlined />}
      onClick={() => void save()}
    >
      {messages.download}
    </SendingButton>
  );
};
