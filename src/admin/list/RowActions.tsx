import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { canOpen } from '#contract/permissions.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { Resource } from '../define-resource.ts';
import { EditLink } from './EditLink.tsx';
import { recordNameOf } from './record-name-of.ts';

/** Whether rows of the resource end in something that this person can do. */
export const useHasRowActions = ({ paths, rowActions }: Resource): boolean => {
  const { permissions } = useUserInfo();
  return rowActions !== undefined || (paths?.edit !== undefined && canOpen(paths.edit, permissions));
};

/** What can be done with a row: what its resource offers, and the way to its form for those who may. */
export const RowActions = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const { permissions } = useUserInfo();
  const { paths, rowActions: Actions, isEditable = () => true } = resource;
  const editPath = paths?.edit && canOpen(paths.edit, permissions) && isEditable(record) ? paths.edit : undefined;
  if (!Actions && !editPath) return null;
  return (
    <Box
      sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: { sm: 'flex-end' }, displayPrint: 'none' }}
    >
      {Actions && <Actions record={record} />}
      {editPath && <EditLink to={editPath} record={record} name={recordNameOf(resource)(record)} />}
    </Box>
  );
};
