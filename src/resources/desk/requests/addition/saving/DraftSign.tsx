import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box } from '@mui/material';
import type { WordKey } from '#src/resources/desk/requests/texts.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import type { DraftStage } from './use-draft.ts';

const words: Record<Exclude<DraftStage, 'new'>, WordKey> = {
  saved: 'saved',
  unsaved: 'unsaved',
  saving: 'saving',
  failed: 'saveFailed',
  changed: 'saveFailed',
};

interface Props {
  readonly stage: DraftStage;
  /** Who saved it, where that was not done here. */
  readonly savedBy: string;
}

/** Whether what was entered is kept; quiet, but read out. */
export const DraftSign = ({ stage, savedBy }: Props) => {
  const word = useWords();
  const isLost = stage === 'failed' || stage === 'changed';
  return (
    <Box
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.8125rem',
        color: isLost ? 'error.main' : 'text.secondary',
        '& svg': { fontSize: 16 },
      }}
    >
      {stage === 'saved' && <CheckCircleOutlined aria-hidden />}
      {isLost && <ErrorOutlined aria-hidden />}
      {stage === 'saved' && savedBy ? word('savedBy', { name: savedBy }) : stage !== 'new' && word(words[stage])}
    </Box>
  );
};
