import { Badge } from '@mui/material';
import type { ReactNode } from 'react';

/** The number of unread messages on its icon; screen readers hear it with the icon's name. */
export const UnreadBadge = ({ count, children }: { count: number; children: ReactNode }) => (
  <Badge badgeContent={count} max={99} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
    {children}
  </Badge>
);
