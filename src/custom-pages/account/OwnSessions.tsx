import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { endOwnSessions, listOwnSessions, type OwnSession } from '#contract/calls/own-sessions.ts';
import type { Language } from '#contract/languages.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';

const words = {
  en: {
    title: 'Where you are signed in',
    here: 'This device',
    unknown: 'Unknown browser',
    on: (browser: string, system: string) => (browser && system ? `${browser} on ${system}` : browser || system),
    used: (day: string) => `last used ${day}`,
    end: 'Sign out there',
    endNamed: (name: string) => `Sign out there: ${name}`,
    endOthers: 'Sign out everywhere else',
    ended: (count: number) => (count === 1 ? 'One session was ended.' : `${count} sessions were ended.`),
    failed: 'Where you are signed in could not be loaded.',
  },
  fr: {
    title: 'Vos sessions ouvertes',
    here: 'Cet appareil',
    unknown: 'Navigateur inconnu',
    on: (browser: string, system: string) => (browser && system ? `${browser}, ${system}` : browser || system),
    used: (day: string) => `dernière utilisation le ${day}`,
    end: 'Fermer cette session',
    endNamed: (name: string) => `Fermer cette session\u00a0: ${name}`,
    endOthers: 'Fermer toutes les autres sessions',
    ended: (count: number) => (count === 1 ? 'Une session a été fermée.' : `${count} sessions ont été fermées.`),
    failed: 'La liste de vos sessions n’a pas pu être chargée.',
  },
} satisfies Record<Language, unknown>;

/** Where the person is signed in; asked for by the page together with the account, so that nothing jumps when it comes. */
export const useOwnSessions = () => useCall(listOwnSessions, {}, { staleTime: 0 });

interface Props {
  /** Asked for once, by the page: who asks again while it is shown makes rows come and go under the reader's finger. */
  readonly sessions: ReturnType<typeof useOwnSessions>;
}

/** A person's own sessions, each of which may be ended from here. */
export const OwnSessions = ({ sessions: { data, error, refetch } }: Props) => {
  const { title, endOthers, ended, failed } = words[useLanguage()];
  const notify = useNotify();
  const id = useId();
  const { isSending, send } = useSend();
  const end = (session: { id?: string }) =>
    send(async () => {
      const answer = await callApi(endOwnSessions, { body: session });
      notify(ended(answer.ended));
      await refetch();
    });
  const others = data?.sessions.filter(({ current }) => !current) ?? [];
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 10, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {error && !data && <Notice severity="error">{failed}</Notice>}
      {data && (
        <RowList>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isSending={isSending}
              onEnd={() => void end({ id: session.id })}
            />
          ))}
        </RowList>
      )}
      {others.length > 1 && (
        <SendingButton variant="outlined" isSending={isSending} onClick={() => void end({})}>
          {endOthers}
        </SendingButton>
      )}
    </Box>
  );
};

interface RowProps {
  readonly session: OwnSession;
  readonly isSending: boolean;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, isSending, onEnd }: RowProps) => {
  const language = useLanguage();
  const { on, unknown, here, used, end, endNamed } = words[language];
  const name = on(session.browser, session.system) || unknown;
  const lastUsed = used(formatMoment(Date.parse(session.used_at), language));
  const facts = [session.organisation[language], session.address, lastUsed];
  return (
    <Row
      name={session.current ? `${name} · ${here}` : name}
      facts={facts}
      action={
        !session.current && (
          <Button disabled={isSending} aria-label={endNamed(`${name}, ${lastUsed}`)} onClick={onEnd}>
            {end}
          </Button>
        )
      }
    />
  );
};
