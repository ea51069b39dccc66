import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { restoreUser, suspendUser } from '#contract/calls/users.ts';
import type { Language } from '#contract/languages.ts';
import { isolate } from '#src/i18n/isolate.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import type { User } from './user.ts';

const words = {
  en: {
    title: 'Access',
    open: 'If they are away or have left, and what they did has to stay.',
    suspended: 'Suspended: this user cannot sign in.',
    suspend: 'Suspend access',
    question: (name: string) => `Suspend ${name}?`,
    detail:
      'They are signed out at once and cannot sign in until their access is restored. Their role, locations and requests stay.',
    done: 'Access was suspended.',
    restore: 'Restore access',
    restored: 'Access was restored.',
  },
  fr: {
    title: 'Accès',
    open: 'Si la personne est absente ou a quitté l’organisation et que son travail doit rester.',
    suspended: 'Accès suspendu\u00a0: cette personne ne peut pas se connecter.',
    suspend: 'Suspendre l’accès',
    question: (name: string) => `Suspendre ${name}?`,
    detail:
      'La session de cette personne est fermée sur-le-champ, et elle ne peut plus se connecter avant que son accès soit rétabli. Son rôle, ses emplacements et ses demandes restent.',
    done: 'L’accès a été suspendu.',
    restore: 'Rétablir l’accès',
    restored: 'L’accès a été rétabli.',
  },
} satisfies Record<Language, unknown>;

/** Takes a member every way in, after asking, and gives it back. */
export const SuspendUser = ({ user }: { readonly user: User }) => {
  const text = words[useLanguage()];
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const isSuspended = user.invitation_status === 'suspended';
  const change = () =>
    send(async () => {
      const call = isSuspended ? restoreUser : suspendUser;
      await callApi(call, { params: { id: String(user.id) } }).finally(() => setAsking(false));
      notify(isSuspended ? text.restored : text.done);
      refresh();
    });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={id} variant="h2">
        {text.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{isSuspended ? text.suspended : text.open}</Typography>
      {isSuspended ? (
        <SendingButton variant="outlined" isSending={isSending} onClick={() => void change()}>
          {text.restore}
        </SendingButton>
      ) : (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text.suspend}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.question(isolate(user.full_name ?? ''))}
          act={text.suspend}
          isActing={isSending}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          {text.detail}
        </ConfirmDialog>
      )}
    </Box>
  );
};
