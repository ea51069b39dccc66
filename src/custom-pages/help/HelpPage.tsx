import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { urlOf } from '#contract/call-url.ts';
import { getGuidePdf } from '#contract/calls/get-guide-pdf.ts';
import type { Guide } from '#contract/guides/guide.ts';
import { guides } from '#contract/guides/guides.ts';
import type { Bilingual } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { guidePath } from './guide-path.ts';

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

/** A guide in the list: to be read here, or as a PDF. */
const GuideRow = ({ guide: { name, title, summary } }: { guide: Guide }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={guidePath(name)} sx={{ fontWeight: 600 }}>
          {title[language]}
        </Link>
        <Typography sx={{ color: 'text.secondary' }}>{summary[language]}</Typography>
      </Box>
      <Button
        size="small"
        startIcon={<PictureAsPdfOutlined />}
        href={urlOf(getGuidePdf, { file: `${name}.pdf` }, { lang: language })}
        target="_blank"
        rel="noopener"
        aria-label={`${text('guides.pdfOfGuide', { title: title[language] })} (${text('search.newTab')})`}
      >
        {text('guides.pdf')}
      </Button>
    </Box>
  );
};

/** Sites of others, English or French as the reader is. */
const LinkGroups = () => {
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

/** A site of others: its name and its address, in the reader's language. */
interface OtherSite {
  readonly name: Bilingual;
  readonly address: Bilingual;
}

const justice = 'https://laws-lois.justice.gc.ca';

/** Other sites by what they are about. S2.2.6-02. */
export const otherSites = {
  hazards: [
    {
      name: { en: 'CCOHS: chemicals and materials', fr: 'CCHST\u00a0: produits chimiques et matières' },
      address: {
        en: 'https://www.ccohs.ca/oshanswers/chemicals/',
        fr: 'https://www.cchst.ca/oshanswers/chemicals/',
      },
    },
    {
      name: { en: 'CNESST toxicological index', fr: 'Répertoire toxicologique de la CNESST' },
      address: { en: 'https://reptox.cnesst.gouv.qc.ca/en', fr: 'https://reptox.cnesst.gouv.qc.ca/' },
    },
  ],
  general: [
    {
      name: { en: 'WHMIS.org, Canada’s national WHMIS portal', fr: 'SIMDUT.org, le portail canadien du SIMDUT' },
      address: { en: 'https://whmis.org/', fr: 'https://simdut.org/' },
    },
    {
      name: { en: 'Poison centres of Canada', fr: 'Centres antipoison du Canada' },
      address: { en: 'https://infopoison.ca/', fr: 'https://infopoison.ca/fr/' },
    },
  ],
  learning: [
    {
      name: { en: 'CCOHS: online courses', fr: 'CCHST\u00a0: cours en ligne' },
      address: { en: 'https://www.ccohs.ca/products/courses/', fr: 'https://www.cchst.ca/products/courses/' },
    },
  ],
  legislation: [
    {
      name: { en: 'Hazardous Products Act', fr: 'Loi sur les produits dangereux' },
      address: { en: `${justice}/eng/acts/H-3/`, fr: `${justice}/fra/lois/H-3/` },
    },
    {
      name: { en: 'Hazardous Products Regulations', fr: 'Règlement sur les produits dangereux' },
      address: { en: `${justice}/eng/regulations/SOR-2015-17/`, fr: `${justice}/fra/reglements/DORS-2015-17/` },
    },
    {
      name: {
        en: 'Canada Occupational Health and Safety Regulations',
        fr: 'Règlement canadien sur la santé et la sécurité au travail',
      },
      address: { en: `${justice}/eng/regulations/SOR-86-304/`, fr: `${justice}/fra/reglements/DORS-86-304/` },
    },
  ],
} as const satisfies Record<string, readonly OtherSite[]>;
type LinkGroup = keyof typeof otherSites;
