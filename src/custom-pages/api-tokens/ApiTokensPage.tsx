import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiScopes } from '#contract/api-scopes.ts';
import { type ApiToken, listApiTokens, revokeApiToken } from '#contract/calls/api-tokens.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FormPage } from '#src/ui/FormPage.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { ShownOnce, ShownText } from '#src/ui/ShownOnce.tsx';
import { MakeToken } from './MakeToken.tsx';
import { useTokenMessages } from './messages.ts';

/** The tokens of the organisation, or of the provider: made, shown once, revoked. */
export default function ApiTokensPage() {
  const text = useText();
  const words = useTokenMessages();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const { data, error, refetch } = useCall(listApiTokens, {}, { staleTime: 0 });
  if (error && !data) return <LoadFailed title={words.failed} onRetry={() => void refetch()} />;
  return (
    <FormPage title={text('pages.apiTokens')}>
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxWidth: 720 }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.lead}</Typography>
        <Button variant="contained" disabled={!data} onClick={() => setMaking(true)}>
          {words.add}
        </Button>
        {!data && (
          <Box role="status" aria-busy aria-label={words.loading} sx={{ width: '100%' }}>
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
        {data?.tokens.length === 0 && <Typography>{words.none}</Typography>}
        {data && data.tokens.length > 0 && (
          <RowList label={words.list}>
            {data.tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={() => void refetch()} />
            ))}
          </RowList>
        )}
      </Box>
      {isMaking && data && (
        <MakeToken
          scopes={data.scopes}
          asksPassword={data.asks_password}
          onCancel={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
            void refetch();
          }}
        />
      )}
      {made !== undefined && (
        <ShownOnce
          title={words.madeTitle}
          detail={words.madeDetail}
          text={made}
          words={words}
          onKept={() => setMade(undefined)}
        >
          <ShownText label={words.token}>{made}</ShownText>
        </ShownOnce>
      )}
    </FormPage>
  );
}

const TokenRow = ({ token, onRevoked }: { readonly token: ApiToken; readonly onRevoked: () => void }) => {
  const language = useLanguage();
  const words = useTokenMessages();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const revoke = () =>
    send(async () => {
      await callApi(revokeApiToken, { params: { id: token.id } }).finally(() => setAsking(false));
      notify(words.revoked);
      onRevoked();
    });
  const day = (instant: string) => formatLongDate(instant, language);
  const isOver = token.expires_at <= new Date().toISOString();
  const facts = [
    words.made(day(token.created_at), token.made_by),
    (isOver ? words.ended : words.ends)(day(token.expires_at)),
    token.used_at ? words.used(day(token.used_at), token.used_from) : words.unused,
  ];
  return (
    <Row
      name={
        <>
          {token.name}{' '}
          <Box component="code" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {token.begins}…
          </Box>
        </>
      }
      facts={facts}
      action={
        <Button color="error" aria-label={words.revokeNamed(token.name)} onClick={() => setAsking(true)}>
          {words.revoke}
        </Button>
      }
    >
      <Typography variant="body2">{token.scopes.map((scope) => apiScopes[scope][language]).join(' · ')}</Typography>
      {isAsking && (
        <ConfirmDialog
          title={words.revokeQuestion(token.name)}
          act={words.revoke}
          isActing={isSending}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          {words.revokeDetail}
        </ConfirmDialog>
      )}
    </Row>
  );
};
