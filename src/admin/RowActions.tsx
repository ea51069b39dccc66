import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, useMediaQuery } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { useAccess } from './access.ts';
import { withList } from './list-left.ts';
import { recordNameOf, useResourceDeclaration } from './resource-context.ts';

/** Whether rows of the resource end in something that this person can do. */
export const useHasRowActions = (): boolean => {
  const canAccess = useAccess();
  const { name, rowActions } = useResourceDeclaration();
  return rowActions !== undefined || canAccess(name, 'edit');
};

/** What can be done with a row: what its resource offers, and the way to its form for those who may. */
export const RowActions = () => {
  const canAccess = useAccess();
  const { name, rowActions: Actions, isEditable = () => true } = useResourceDeclaration();
  const record = useRecordContext();
  if (!record) return null;
  const mayEdit = canAccess(name, 'edit') && isEditable(record);
  if (!Actions && !mayEdit) return null;
  return (
    <Box
      sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: { sm: 'flex-end' }, displayPrint: 'none' }}
    >
      {Actions && <Actions record={record} />}
      {mayEdit && <EditButton isBeside={Actions !== undefined} />}
    </Box>
  );
};

/** Where a table has little room. */
const isTight = '(min-width: 1200px) and (max-width: 1439.95px)';

/** Leads from a row to its form; beside what else can be done, and where there is little room, it is its icon alone. */
const EditButton = ({ isBeside }: { isBeside: boolean }) => {
  const isIcon = useMediaQuery(isTight) && isBeside;
  const text = useText();
  const resource = useResourceDeclaration();
  const record = useRecordContext();
  const { search } = useLocation();
  if (!record || !resource.paths?.edit) return null;
  const path = resource.paths.edit.replace(':id', String(record.id));
  const { field, order } = resource.defaultSort ?? { field: 'id', order: 'ASC' };
  const left = search.slice(1) || new URLSearchParams({ sort: field, order }).toString();
  const link = {
    component: Link,
    to: resource.leadsBack ? withList(path, left) : path,
    'data-row-link': true,
    'aria-label': text('lists.editOne', { name: recordNameOf(resource)(record) }),
  };
  if (isIcon)
    return (
      <IconButton size="small" color="primary" title={text('lists.edit')} {...link}>
        <EditOutlined fontSize="small" />
      </IconButton>
    );
  return (
    <Button size="small" startIcon={<EditOutlined />} {...link}>
      {text('lists.edit')}
    </Button>
  );
};
