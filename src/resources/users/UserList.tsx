import { Skeleton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { DataTable } from '#src/admin/DataTable.tsx';
import { List } from '#src/admin/List.tsx';
import { useCountText } from '#src/i18n/use-text.ts';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import { userText } from './messages.ts';

/** The members of the organisation, and how many they are. S2.2.13. */
export default function UserList() {
  return (
    <List summary={<UserCount />}>
      <DataTable />
    </List>
  );
}

const UserCount = () => {
  const countText = useCountText();
  const { total, filterValues, error } = useListContext();
  if (total === undefined) return error ? null : <Skeleton width={80} height={14} sx={{ mt: 0.75 }} />;
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {countText(userText(isFiltered ? 'found' : 'count'), total)}
    </Typography>
  );
};
