import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { DeskUser } from '../desk-user.ts';
import { deskUserText } from '../texts.ts';
import { MembershipRow } from './MembershipRow.tsx';

/** What the account is in each of its organisations, and what can be done about that. */
export const Memberships = () => {
  const text = useText();
  const id = useId();
  const user = useRecordContext<DeskUser>();
  if (!user) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
        {text(deskUserText('memberships'))}
      </Typography>
      {user.memberships.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{text(deskUserText('noMemberships'))}</Typography>
      )}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {user.memberships.map((membership) => (
          <MembershipRow
            key={membership.organisation}
            user={user}
            membership={membership}
            onLeft={() => document.getElementById(id)?.focus()}
          />
        ))}
      </Box>
    </Box>
  );
};
