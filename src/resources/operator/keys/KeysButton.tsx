import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useContext } from 'react';
import { useKeysMessages } from './messages.ts';
import { KeysContext, useKey } from './use-key.ts';

/** Shows the keys, for those who do not know that `?` does. */
export const KeysButton = () => {
  const messages = useKeysMessages();
  const { openHelp } = useContext(KeysContext);
  return (
    <IconButton aria-label={messages.open} aria-haspopup="dialog" onClick={openHelp} {...useKey('help')}>
      <KeyboardOutlined fontSize="small" />
    </IconButton>
  );
};
