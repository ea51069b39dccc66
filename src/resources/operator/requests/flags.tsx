import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { Box, type SvgIcon } from '@mui/material';
import { useRequestMessages } from './use-request-messages.ts';

/** That a request is past its day, by icon and word. */
export const Overdue = () => <Flag icon={AlarmOutlined} color="red" word="overdue" />;

/** That the last word on a request is its organization's. */
export const Replied = () => <Flag icon={ReplyOutlined} color="accent" word="replied" />;

interface Props {
  readonly icon: typeof SvgIcon;
  readonly color: 'red' | 'accent';
  readonly word: 'overdue' | 'replied';
}

const Flag = ({ icon: Icon, color, word: name }: Props) => {
  const word = useRequestMessages();
  return (
    <Box
      component="span"
      sx={({ tokens }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: tokens[color],
        fontWeight: 600,
        whiteSpace: 'nowrap',
      })}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      {word(name)}
    </Box>
  );
};
