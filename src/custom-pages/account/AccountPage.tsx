import { Box, Skeleton } from '@mui/material';
import { getUser } from '#contract/calls/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnSessions, useOwnSessions } from './OwnSessions.tsx';

/** One's own account. S2.2.16. */
export default function AccountPage() {
  const text = useText();
  const { uid } = useUserInfo();
  const { data, error, refetch } = useCall(getUser, { params: { id: String(uid) } }, { staleTime: 0 });
  const sessions = useOwnSessions();
  if (error && !data) return <LoadFailed title={text('account.failed')} onRetry={() => void refetch()} />;
  return (
    <FormPage title={text('account.pageTitle')}>
      {data && !sessions.isPending ? (
        <>
          <AccountForm account={data.data} />
          <OwnSessions sessions={sessions} />
          <OwnData />
        </>
      ) : (
        <Box role="group" aria-busy aria-label={text('shell.loading')}>
          <Skeleton height={320} />
        </Box>
      )}
    </FormPage>
  );
}
