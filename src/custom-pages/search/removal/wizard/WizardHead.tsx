import Close from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { useCountText, useText } from '#src/i18n/use-text.ts';

const steps = ['choose', 'confirm', 'sent'] as const;
export type WizardStep = (typeof steps)[number];

interface Props {
  readonly titleId: string;
  readonly step: WizardStep;
  readonly count: number;
  /** Absent while closing would leave it open what became of the request. */
  readonly onClose: (() => void) | undefined;
}

/** What the wizard is about, and how far one has come. */
export const WizardHead = ({ titleId, step, count, onClose }: Props) => {
  const text = useText();
  const countText = useCountText();
  const current = steps.indexOf(step);
  return (
    <Box sx={{ px: { xs: 4, sm: 6 }, pt: 5, pb: 4, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Typography id={titleId} variant="h1" component="h2" sx={{ flex: 1, fontSize: '1.25rem' }}>
          {countText('removal.title', count)}
        </Typography>
        {onClose && (
          <IconButton onClick={onClose} aria-label={text('tools.close')} sx={{ mt: -1.5, mr: -2 }}>
            <Close />
          </IconButton>
        )}
      </Box>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', listStyle: 'none', p: 0, m: 0, mt: 3 }}
      >
        {steps.map((name, index) => (
          <Box
            component="li"
            key={name}
            aria-current={index === current ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              color: index === current ? 'text.primary' : 'text.secondary',
              fontWeight: index === current ? 600 : 400,
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={({ tokens }) => ({
                width: 24,
                height: 24,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.8125rem',
                fontWeight: 600,
                border: `1px solid ${index <= current ? tokens.accent : tokens.field}`,
                bgcolor: index <= current ? 'primary.main' : 'transparent',
                color: index <= current ? 'primary.contrastText' : 'text.secondary',
              })}
            >
              {index + 1}
            </Box>
            {text(`removal.steps.${name}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
