import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { Resource } from '../define-resource.ts';
import { recordNameOf } from './record-name-of.ts';

/** Selects a row; there is none for a row that may not be touched. */
export const RowCheckbox = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  const { isEditable = () => true } = resource;
  if (!isEditable(record)) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': text('lists.select', { name: recordNameOf(resource)(record) }) } }}
    />
  );
};
