import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';

/** Leads from a row to its form. */
export const EditLink = ({ to, record, name }: { to: string; record: RaRecord; name: string }) => {
  const text = useText();
  return (
    <Button
      size="small"
      component={Link}
      to={to.replace(':id', String(record.id))}
      startIcon={<EditOutlined />}
      aria-label={text('lists.editOne', { name })}
    >
      {text('lists.edit')}
    </Button>
  );
};
