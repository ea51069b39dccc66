import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Language, locales } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Location } from '#src/providers/location.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { toLocationBranches } from '#src/ui/forms/location-branches.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { AdditionForm } from './AdditionForm.tsx';

const manyAtOnce = {
  en: 'Many at once? Import a list or a folder',
  fr: 'Beaucoup à la fois? Importez une liste ou un dossier',
} satisfies Record<Language, string>;

/** PDFs are handed in to be added to the collection. S2.2.12. */
export default function SheetAdditionPage() {
  const text = useText();
  const language = useLanguage();
  const isImporter = useUserInfo().permissions.includes('imports');
  const { data, error, refetch } = useGetList<Location>('subsets', { meta: { language } }, { staleTime: 5 * 60_000 });
  const branches = useMemo(
    () => data && toLocationBranches(data, new Intl.Collator(locales[language], { numeric: true }).compare),
    [data, language],
  );
  if (error && !data)
    return <LoadFailed error={error} title={text('addition.locationsFailed')} onRetry={() => void refetch()} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // The bar with the way on is at the bottom of the window, however few the files: header 57, 53 on a phone, footer 49.
        minHeight: { xs: 'calc(100dvh - 102px)', sm: 'calc(100dvh - 106px)' },
      }}
    >
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: { xs: 4, sm: 6 }, maxWidth: 1280, width: '100%' }}>
        <Typography variant="h1">{text('pages.sdsAddition')}</Typography>
        <Typography sx={{ mt: 1, mb: isImporter ? 0 : 4, color: 'text.secondary' }}>
          {text('addition.intro')}
        </Typography>
        {isImporter && (
          <Link
            component={RouterLink}
            to="/imports"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, mb: 3 }}
          >
            {manyAtOnce[language]}
          </Link>
        )}
      </Box>
      {branches ? <AdditionForm branches={branches} /> : <Skeleton height={86} sx={{ mx: { xs: 4, sm: 8 } }} />}
    </Box>
  );
}
