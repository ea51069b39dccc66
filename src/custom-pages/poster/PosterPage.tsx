import { Box, Button, Typography } from '@mui/material';
import { I18nContext } from 'react-admin';
import { urlOf } from '#contract/call-url.ts';
import { getPosterSheetPdf, type PosterVisit, visitPoster } from '#contract/calls/poster-visits.ts';
import { otherLanguage } from '#contract/languages.ts';
import { details as en, sheet as enSheet } from '#src/i18n/en/details.ts';
import { open as enOpen } from '#src/i18n/en/open.ts';
import { details as fr, sheet as frSheet } from '#src/i18n/fr/details.ts';
import { open as frOpen } from '#src/i18n/fr/open.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { setLanguage, useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useParams, useSearchParams } from '#src/providers/navigation.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { PdfAddressContext } from '../sds-details/pdf-address.ts';
import { PosterSearch } from './PosterSearch.tsx';
import { PosterSheet } from './PosterSheet.tsx';
import { CodeRefused, isOfCode } from './PosterTrouble.tsx';
import { usePatientAnswer } from './use-patient-answer.ts';
import { VisitContext } from './visit.ts';

/** The words of open pages, and those with which sheets are shown. */
const i18nProviders = {
  en: createI18nProvider('en', { ...enOpen, details: en, sheet: enSheet }),
  fr: createI18nProvider('fr', { ...frOpen, details: fr, sheet: frSheet }),
};

/** The sheets of a location, for whoever scanned the code of its poster; a member who is signed in sees the same. */
export default function PosterPage() {
  const { code = '' } = useParams();
  return (
    <I18nContext.Provider value={i18nProviders[useLanguage()]}>
      <Visited key={code} code={code} />
    </I18nContext.Provider>
  );
}

const Visited = ({ code }: { code: string }) => {
  const [search] = useSearchParams();
  const sheet = Number(search.get('sheet'));
  const { data, error } = usePatientAnswer(code, (signal) => callApi(visitPoster, { params: { code }, signal }));
  const device = data?.device ?? '';
  return (
    <VisitContext.Provider value={{ code, device }}>
      <PdfAddressContext.Provider
        value={(isn) => urlOf(getPosterSheetPdf, { code, file: `${isn}.pdf` }, { device: device || undefined })}
      >
        <Header visit={data} />
        <Box component="main" sx={{ flex: 1, width: '100%', maxWidth: 960, mx: 'auto' }}>
          {isOfCode(error) ? (
            <CodeRefused error={error} />
          ) : (
            <>
              {/* Stays, so that going back finds the same rows at once. */}
              <Box sx={sheet > 0 ? { display: 'none' } : {}}>
                <PosterSearch />
              </Box>
              {sheet > 0 && <PosterSheet key={sheet} isn={sheet} />}
            </>
          )}
        </Box>
      </PdfAddressContext.Provider>
    </VisitContext.Provider>
  );
};

const Header = ({ visit }: { visit: PosterVisit | undefined }) => {
  const text = useText();
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <Box
      component="header"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Box
        sx={{ maxWidth: 960, mx: 'auto', px: 4, minHeight: 64, py: 2, display: 'flex', alignItems: 'center', gap: 3 }}
      >
        <Logo size={32} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} aria-live="polite">
          <Typography component="p" sx={{ fontWeight: 700, lineHeight: 1.25, minHeight: '1.25em' }}>
            {visit?.location[language] ?? text('shell.product')}
          </Typography>
          <Typography component="p" sx={{ fontSize: '0.8125rem', color: 'text.secondary', minHeight: '1.5em' }}>
            {visit?.organisation[language]}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          lang={other}
          aria-label={text('shell.switchLanguageLabel')}
          onClick={() => setLanguage(other)}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          {text('shell.switchLanguage')}
        </Button>
      </Box>
    </Box>
  );
};
