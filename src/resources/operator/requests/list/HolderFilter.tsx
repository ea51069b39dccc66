import { FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useHolders } from '../queue/use-holders.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** Narrows the list to what somebody has: nobody, oneself, another operator. */
export const HolderFilter = () => {
  const word = useRequestMessages();
  const id = useId();
  const { uid } = useUserInfo();
  const { filterValues, setFilters } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const chosen = String(filterValues.holder ?? '');
  const holders = useHolders({ areOffered: isOpen || !isOurs(chosen) });
  const others = (holders ?? []).filter((holder) => holder.id !== uid);
  const isKnown = isOurs(chosen) || others.some((holder) => String(holder.id) === chosen);
  return (
    <FormControl sx={{ flex: '0 1 200px', minWidth: 160 }}>
      <FormLabel id={id}>{word('holderFilter')}</FormLabel>
      <Select
        size="small"
        displayEmpty
        labelId={id}
        value={chosen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={({ target }) => setFilters({ ...filterValues, holder: target.value || undefined })}
      >
        <MenuItem value="">{word('everybody')}</MenuItem>
        <MenuItem value="nobody">{word('nobody')}</MenuItem>
        <MenuItem value="me">{word('me')}</MenuItem>
        {others.map(({ id: value, name }) => (
          <MenuItem key={value} value={String(value)}>
            {name}
          </MenuItem>
        ))}
        {/* Of an operator who has left, or while names are on their way. */}
        {!isKnown && <MenuItem value={chosen}>{holders ? word('formerOperator') : '…'}</MenuItem>}
      </Select>
    </FormControl>
  );
};

/** A choice that is no operator's number. */
const isOurs = (chosen: string) => ['', 'me', 'nobody'].includes(chosen);
