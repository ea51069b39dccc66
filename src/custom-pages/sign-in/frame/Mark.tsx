import { Box } from '@mui/material';
import { light, signInGround } from '#src/theme/tokens.ts';

/** The product's mark in its own colours, and the other way round on the dark band of small screens. */
export const Mark = () => (
  <Box
    component="svg"
    aria-hidden="true"
    viewBox="0 0 32 32"
    sx={{
      width: 28,
      height: 28,
      '& rect': { fill: { xs: signInGround.text, md: light.accent } },
      '& circle': { fill: { xs: signInGround.ground, md: light.onAccent } },
      '& path': { stroke: { xs: signInGround.ground, md: light.onAccent } },
    }}
  >
    <rect width="32" height="32" rx="7" />
    <circle cx="16" cy="9.5" r="3.2" />
    <path d="M7.5 13.5 16 24l8.5-10.5" fill="none" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" />
  </Box>
);
