import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useHeaderActions } from './use-header-actions.ts';

/** The header's icons, each with its name as a tooltip. */
export const HeaderActions = () => {
  const { organisation, actions } = useHeaderActions();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        noWrap
        sx={{ color: 'text.secondary', maxWidth: 220, mr: 3, display: { xs: 'none', lg: 'block' } }}
      >
        {organisation}
      </Typography>
      <LanguageButton />
      {actions.map(({ name, label, icon: Icon, badge = 0, run }) => (
        <Tooltip key={name} title={label}>
          <IconButton onClick={run} aria-label={label}>
            <UnreadBadge count={badge}>
              <Icon fontSize="small" />
            </UnreadBadge>
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
};

/** Switches to the other language, whose name it bears. */
export const LanguageButton = () => {
  const text = useText();
  const { otherLanguage, switchLanguage } = useHeaderActions();
  return (
    <Tooltip title={text('shell.switchLanguageLabel')}>
      <Button
        variant="outlined"
        size="small"
        onClick={switchLanguage}
        lang={otherLanguage}
        aria-label={`${otherLanguage.toUpperCase()}, ${text('shell.switchLanguageLabel')}`}
        sx={{ minWidth: 40, px: 2, mx: 1, color: 'primary.main', fontWeight: 600 }}
      >
        {otherLanguage.toUpperCase()}
      </Button>
    </Tooltip>
  );
};
