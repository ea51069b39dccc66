import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { downloadOperatorAudit } from '#contract/calls/audit.ts';
import { DataTable } from '#src/admin/DataTable.tsx';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { AuditEntries } from '#src/resources/audit/AuditList.tsx';
import { type CellProps, entryOf } from '#src/resources/audit/cells.tsx';
import { useAuditWords } from '#src/resources/audit/words.ts';

/** The log of all organisations, or of one. */
export default function OperatorAuditList() {
  const words = useAuditWords();
  return (
    <AuditEntries
      file={downloadOperatorAudit}
      filter={<OrganisationFilter />}
      column={
        <DataTable.Col
          source="organisation"
          label={words.organisation}
          disableSort
          isShort
          render={(record) => <OrganisationCell record={record} />}
        />
      }
    />
  );
}

const OrganisationFilter = () => {
  const words = useAuditWords();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 320 } }}>
      <ReferencePicker
        to="organisations"
        label={words.organisation}
        value={filterValues.organisation ?? null}
        onChange={(id) => setFilters({ ...filterValues, organisation: id ?? undefined })}
        placeholder={words.everyOrganisation}
      />
    </Box>
  );
};

const OrganisationCell = ({ record }: CellProps) => {
  const language = useLanguage();
  const { organisation } = entryOf(record);
  return organisation ? organisation[language] || organisation.id : '-';
};
