import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';

interface Props {
  /** What the information is about, for those who do not see where it stands. */
  readonly about: string;
  readonly children: string;
}

/** A sentence of explanation behind an i: on hover, on focus and under a finger. */
export const InfoTip = ({ about, children }: Props) => (
  <Tooltip title={children} describeChild arrow enterTouchDelay={0} leaveTouchDelay={8000}>
    <IconButton size="small" aria-label={about} sx={{ color: 'primary.main', p: 1 }}>
      <InfoOutlined sx={{ fontSize: 18 }} />
    </IconButton>
  </Tooltip>
);
