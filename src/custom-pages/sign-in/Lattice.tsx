import { Box, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { signInGround } from '../../theme/tokens.ts';

/** The ground of the sign-in page: a lattice of diamonds, one of them lit. Decoration but for its sentence. */
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
      <Diamonds />
      <Box sx={{ position: 'relative', maxWidth: 540 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.875rem', lineHeight: '38px', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          {text('signIn.promise')}
        </Typography>
        <Typography sx={{ mt: 4, fontSize: '0.9375rem', color: signInGround.quiet }}>
          {text('signIn.promiseDetail')}
        </Typography>
      </Box>
    </Box>
  );
};

const Diamonds = () => (
  <svg
    aria-hidden="true"
    style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    viewBox="0 0 840 900"
    preserveAspectRatio="xMidYMid slice"
  >
    <defs>
      <pattern id="lattice" width="120" height="120" patternUnits="userSpaceOnUse">
        {[
          [60, 60],
          [0, 0],
          [120, 0],
          [0, 120],
          [120, 120],
        ].map(([x, y]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y})`} fill="none" stroke="#5CC8BF" strokeOpacity=".2">
            <path d="M0-57 57 0 0 57-57 0Z" strokeWidth="1.2" />
          </g>
        ))}
      </pattern>
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".4" stopColor="#fff" />
        <stop offset=".8" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="fading">
        <rect width="840" height="900" fill="url(#fade)" />
      </mask>
    </defs>
    <rect width="840" height="900" fill="url(#lattice)" mask="url(#fading)" />
    <g transform="translate(420 360)">
      <path d="M0-58 58 0 0 58-58 0Z" fill={signInGround.text} />
      <circle cy="-16" r="8" fill={signInGround.ground} />
      <path
        d="M-20-4 0 20 20-4"
        fill="none"
        stroke={signInGround.ground}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </svg>
);
