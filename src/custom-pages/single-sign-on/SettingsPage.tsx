import { Box, Skeleton, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { useSingleSignOnMessages } from './messages.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SwitchPart } from './SwitchPart.tsx';
import type { Ways } from './ways.ts';

interface Props extends Ways {
  readonly read: UseQueryResult<SingleSignOn, Error>;
  readonly children?: ReactNode;
}

export const SettingsPage = ({ read: { data, error, refetch }, children, ...ways }: Props) => {
  const text = useText();
  const messages = useSingleSignOnMessages();
  if (error && !data) return <LoadFailed title={messages.failed} onRetry={() => void refetch()} />;
  const renew = async () => void (await refetch());
  return (
    <FormPage title={text('pages.singleSignOn')}>
      {data ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
          {children}
          <Typography sx={{ color: 'text.secondary' }}>{messages.lead}</Typography>
          <SwitchPart kept={data} onChanged={renew} {...ways} />
          <SettingsForm key={data.version} kept={data} onSaved={renew} save={ways.save} />
        </Box>
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
    </FormPage>
  );
};
