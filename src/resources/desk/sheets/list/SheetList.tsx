import { DataTable } from '#src/admin/DataTable.tsx';
import { List } from '#src/admin/List.tsx';
import { AttentionFilters } from './AttentionFilters.tsx';

export default function SheetList() {
  return (
    <List summary={<AttentionFilters />}>
      <DataTable />
    </List>
  );
}
