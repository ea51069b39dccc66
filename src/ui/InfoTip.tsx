import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';

interface Props {
  /** What the information is about, for people who do not see its place. */
  readonly about: string;
  readonly children: string;
}

/** A sentence of explanation behind an i: on hover, on focus, and at a tap however short. */
export const InfoTip = ({ about, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip
      title={children}
      describeChild
      arrow
      disableTouchListener
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <IconButton
        size="small"
        aria-label={about}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        sx={{ color: 'primary.main', p: 1 }}
      >
        <InfoOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
};
