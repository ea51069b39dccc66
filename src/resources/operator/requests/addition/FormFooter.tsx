import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useKeys } from '#src/resources/operator/keys/use-key.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import type { RequestMessageKey } from '../messages.ts';
import { type OperatorRequest, organisationNameOf } from '../request.ts';
import { useCountRequestMessages, useRequestMessages } from '../use-request-messages.ts';
import { RefuseButton } from '../work/RefuseButton.tsx';
import type { Draft, DraftStage } from './saving/use-draft.ts';
import { doesOf, type Values } from './values.ts';

interface Props {
  readonly request: OperatorRequest;
  readonly draft: Draft;
  /** The person who saved the draft before it was opened here. */
  readonly savedBy: string;
  readonly isConfirming: boolean;
  /** Whether it has been there long enough to be confirmed. */
  readonly isReady: boolean;
  readonly onConfirm: () => void;
  readonly onRefused: () => void;
  readonly onEnding: (isEnding: boolean) => void;
}

/** For whom the sheet is, whether what was entered is kept, and the ways on. */
export const FormFooter = ({
  request,
  draft,
  savedBy,
  isConfirming,
  isReady,
  onConfirm,
  onRefused,
  onEnding,
}: Props) => {
  const text = useText();
  const word = useRequestMessages();
  const decision = useWatch<Values, 'decision'>({ name: 'decision' });
  const keys = useKeys();
  return (
    <BottomBar
      sx={({ tokens }) => ({
        // On a wide window the form scrolls by itself, above it.
        position: { md: 'static' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: { xs: 4, sm: 6 },
        py: 3,
        borderTop: `1px solid ${tokens.line}`,
      })}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, fontSize: '0.8125rem' }}>
        <ForWhom request={request} />
        <DraftSign stage={draft.stage} savedBy={draft.isAsFound ? savedBy : ''} />
      </Box>
      {isConfirming ? (
        <CircularProgress size={28} aria-label={text('forms.sending')} sx={{ mx: 8 }} />
      ) : (
        <>
          <RefuseButton request={request} onRefused={onRefused} onEnding={onEnding} />
          <Button
            variant="outlined"
            disabled={draft.stage === 'changed'}
            onClick={() => void draft.save()}
            {...keys('draft')}
          >
            {word('saveDraft')}
          </Button>
          <SendingButton
            variant="contained"
            isSending={false}
            waitsFor={draft.stage === 'changed' ? word('reload') : isReady ? undefined : word('readySoon')}
            onClick={onConfirm}
            {...keys('main')}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            {word(doesOf[decision.kind])}
          </SendingButton>
        </>
      )}
    </BottomBar>
  );
};

const ForWhom = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const language = useLanguage();
  const locations = useWatch<Values, 'locations'>({ name: 'locations' });
  return (
    <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
      {word('forOrganisation')}{' '}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {organisationNameOf(request, language)}
      </Box>
      {locations.length > 0 && `, ${countWord('locationCount', locations.length)}`}
    </Typography>
  );
};

const words: Record<Exclude<DraftStage, 'new'>, RequestMessageKey> = {
  saved: 'saved',
  unsaved: 'unsaved',
  saving: 'saving',
  failed: 'saveFailed',
  changed: 'saveFailed',
};

interface DraftSignProps {
  readonly stage: DraftStage;
  /** The person who saved it, when it was saved elsewhere. */
  readonly savedBy: string;
}

/** Whether what was entered is kept; quiet, but read out. */
const DraftSign = ({ stage, savedBy }: DraftSignProps) => {
  const word = useRequestMessages();
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
