import { Box, Typography } from '@mui/material';
import type { SingleSignOn, Tried } from '#contract/calls/single-sign-on.ts';
import { providerRefusals } from '#contract/single-sign-on.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useSingleSignOnMessages } from './messages.ts';

/** What the last try led to: who would be let in as what, or why nobody; and what the provider said. */
export const LastTry = ({
  tried,
  locations,
}: {
  readonly tried: Tried;
  readonly locations: SingleSignOn['locations'];
}) => {
  const language = useLanguage();
  const messages = useSingleSignOnMessages();
  const named = tried.locations.map((id) => locations.find((one) => one.id === id)?.name ?? String(id));
  const facts: [string, string][] = [
    [messages.when, formatLongDate(tried.at, language)],
    ...(tried.account
      ? ([[messages.account, messages.accounts[tried.account](tried.name)]] satisfies [string, string][])
      : []),
    ...(tried.role ? ([[messages.role, roleTexts[tried.role].name[language]]] satisfies [string, string][]) : []),
    ...(named.length > 0 ? ([[messages.locations, named.join(', ')]] satisfies [string, string][]) : []),
    ...(tried.claims.length > 0
      ? ([
          [messages.email, tried.email || messages.missing],
          [messages.groups, tried.groups.join(', ') || messages.missing],
          [messages.secondFactor, tried.second_factor ? messages.shown : messages.notShown],
          [messages.claims, tried.claims.join(', ')],
        ] satisfies [string, string][])
      : []),
    ...(tried.reason ? ([[messages.reason, tried.reason]] satisfies [string, string][]) : []),
  ];
  return (
    <Box role="group" aria-label={messages.lastTry} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2">{messages.lastTry}</Typography>
      {tried.refusal ? (
        <Notice severity="error">
          {providerRefusals[tried.refusal][language]} {messages.advice[tried.refusal] ?? ''}
        </Notice>
      ) : (
        <Notice severity="done" role="status">
          {messages.wouldEnter}
        </Notice>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
          columnGap: 4,
          rowGap: { xs: 0, sm: 2 },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
