import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Link, Typography } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type LinkGroup, otherSites } from './other-sites.ts';

/** Sites of others, English or French as the reader is. */
export const LinkGroups = () => {
  const text = useText();
  const language = useLanguage();
  return (
    <section aria-labelledby="links">
      <Typography id="links" variant="h2">
        {text('guides.links')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {text('guides.linksIntro')}
      </Typography>
      {(Object.keys(otherSites) as LinkGroup[]).map((group) => (
        <Box key={group} sx={{ mt: 4 }}>
          <Typography variant="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
            {text(`guides.groups.${group}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
            {otherSites[group].map(({ name, address }) => (
              <li key={address.en}>
                <Link
                  href={address[language]}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 1.5,
                    py: 1,
                    '@media (pointer: coarse)': { minHeight: 40 },
                  }}
                >
                  {name[language]}
                  <OpenInNew sx={{ fontSize: 16 }} titleAccess={text('search.newTab')} />
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </section>
  );
};
