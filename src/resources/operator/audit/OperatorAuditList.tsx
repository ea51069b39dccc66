import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { downloadOperatorAudit } from '#contract/calls/audit.ts';
import { DataTable } from '#src/admin/DataTable.tsx';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { AuditEntries } from '#src/resources/audit/AuditList.tsx';
import { type CellProps, entryOf } from '#src/resources/audit/cells.tsx';
import { useAuditMessages } from '#src/resources/audit/messages.ts';

/** The log of all organisations, or of one. */
export default function OperatorAuditList() {
  const messages = useAuditMessages();
  return (
    <AuditEntries
      file={downloadOperatorAudit}
      filter={<OrganisationFilter />}
      column={
        <DataTable.Col
          source="organisation"
          label={messages.organisation}
          disableSort
          isShort
          render={(record) => <OrganisationCell record={record} />}
        />
      }
    />
  );
}

const OrganisationFilter = () => {
  const messages = useAuditMessages();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 320 } }}>
      <ReferencePicker
        to="organisations"
        label={messages.organisation}
        value={filterValues.organisation ?? null}
        onChange={(id) => setFilters({ ...filterValues, organisation: id ?? undefined })}
        placeholder={messages.everyOrganisation}
      />
    </Box>
  );
};

const OrganisationCell = ({ record }: CellProps) => {
  const language = useLanguage();
  const { organisation } = entryOf(record);
  return organisation ? organisation[language] || organisation.id : '-';
};
