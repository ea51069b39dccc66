import { Box, Typography } from '@mui/material';
import { guides } from '#contract/guides/guides.ts';
import { useText } from '#src/i18n/use-text.ts';
import { GuideRow } from './GuideRow.tsx';
import { LinkGroups } from './LinkGroups.tsx';

/** The guides, and the sites of others. */
export default function HelpPage() {
  const text = useText();
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      <Typography variant="h1">{text('guides.pageTitle')}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text('guides.intro')}</Typography>
      <Box
        sx={{
          mt: 6,
          display: 'grid',
          gap: 8,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <section aria-labelledby="guides">
          <Typography id="guides" variant="h2" sx={{ mb: 2 }}>
            {text('guides.guides')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
            {guides.map((guide) => (
              <GuideRow key={guide.name} guide={guide} />
            ))}
          </Box>
        </section>
        <LinkGroups />
      </Box>
    </Box>
  );
}
