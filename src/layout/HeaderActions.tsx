import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { useHeaderActions } from './use-header-actions.ts';

export const HeaderActions = () => {
  const text = useText();
  const { organisation, otherLanguage, switchLanguage, signOut } = useHeaderActions();
  const account = text('shell.account', { organisation });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        noWrap
        sx={{ color: 'text.secondary', maxWidth: 220, display: { xs: 'none', lg: 'block' } }}
      >
        {organisation}
      </Typography>
      <Tooltip title={account}>
        <Box sx={{ display: { xs: 'grid', lg: 'none' }, placeItems: 'center', p: 2, color: 'text.secondary' }}>
          <AccountCircleOutlined fontSize="small" titleAccess={account} />
        </Box>
      </Tooltip>
      <Tooltip title={text('shell.switchLanguageLabel')}>
        <Button
          variant="outlined"
          size="small"
          onClick={switchLanguage}
          lang={otherLanguage}
          aria-label={`${otherLanguage.toUpperCase()}, ${text('shell.switchLanguageLabel')}`}
          sx={{ minWidth: 40, px: 2, color: 'primary.main', fontWeight: 600 }}
        >
          {otherLanguage.toUpperCase()}
        </Button>
      </Tooltip>
      <Tooltip title={text('shell.signOut')}>
        <IconButton onClick={signOut} aria-label={text('shell.signOut')}>
          <Logout fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
