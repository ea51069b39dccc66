import { Box, Typography } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { signInGround } from '#src/theme/tokens.ts';
import { Diamonds } from './Diamonds.tsx';

/** The ground beside the sign-in pages, from 967 px on. Decoration but for its sentence. */
export const Lattice = () => {
  const text = useText();
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'relative',
        overflow: 'hidden',
        bgcolor: signInGround.ground,
        color: signInGround.text,
        alignItems: 'flex-end',
        p: 14,
      }}
    >
      <Diamonds isLit />
      <Box sx={{ position: 'relative', maxWidth: 540 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.875rem', lineHeight: '38px', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          {text('signIn.promise')}
        </Typography>
        <Typography sx={{ mt: 4, fontSize: '0.9375rem', lineHeight: '24px', color: signInGround.quiet }}>
          {text('signIn.promiseDetail')}
        </Typography>
      </Box>
    </Box>
  );
};
