import { Box } from '@mui/material';

/** The product's mark: a watchtower's V with a head. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <Box component="img" src="/favicon.svg" alt="" width={size} height={size} sx={{ display: 'block' }} />
);
