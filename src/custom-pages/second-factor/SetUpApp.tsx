import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { beginTotp, confirmTotp } from '#contract/calls/second-factor.ts';
import { callApi } from '#src/providers/call-api.ts';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { useFactorMessages } from './messages.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface Props {
  readonly needsPassword: boolean;
  readonly onDone: (codes?: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

type Begun = z.output<typeof beginTotp.answer>;

/** The password, then the code to scan and the first code of the app. */
export const SetUpApp = ({ needsPassword, onDone, onCancel }: Props) => {
  const messages = useFactorMessages();
  const [begun, setBegun] = useState<Begun>();
  if (begun) return <FirstCode begun={begun} onDone={onDone} onCancel={onCancel} />;
  return (
    <PasswordDialog
      title={messages.setUpApp}
      detail={needsPassword ? messages.passwordAgain : messages.appLead}
      act={messages.next}
      needsPassword={needsPassword}
      onCancel={onCancel}
      send={async (password) => setBegun(await callApi(beginTotp, { body: password }))}
    />
  );
};

const FirstCode = ({ begun, onDone, onCancel }: Omit<Props, 'needsPassword'> & { begun: Begun }) => {
  const messages = useFactorMessages();
  const [failure, setFailure] = useState<unknown>();
  const { form, field, isSending } = useForm({
    initial: { code: '' },
    rules: { code: [required] },
    onFailure: setFailure,
    send: async (body) => {
      setFailure(undefined);
      const { recovery_codes } = await callApi(confirmTotp, { body });
      await onDone(recovery_codes);
    },
  });
  const { qr, secret, uri } = begun;
  return (
    <SendDialog
      title={messages.setUpApp}
      act={messages.confirm}
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['code']}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>{messages.scan}</Typography>
        <Box
          component="svg"
          role="img"
          aria-label={messages.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          sx={{ width: 200, maxWidth: '100%', mx: 'auto', bgcolor: '#fff', borderRadius: '8px' }}
        >
          <path d={qr.path} fill="#000" />
        </Box>
        <Link href={uri} sx={{ display: { sm: 'none' } }}>
          {messages.openApp}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.noCamera}{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
        </Typography>
        <LabelledInput
          {...field('code')}
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      </Box>
    </SendDialog>
  );
};
