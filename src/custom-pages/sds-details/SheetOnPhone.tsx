import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Language } from '#contract/languages.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Link } from '#src/providers/navigation.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { detailsPathOf } from './details-path.ts';
import { EmergencyCard } from './emergency/EmergencyCard.tsx';
import { HazardStatements, Hazards } from './Hazards.tsx';
import { SheetTitle } from './SheetTitle.tsx';

/** What stands around a sheet. */
export const SheetFrame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      px: { xs: 4, sm: 8 },
      py: { xs: 4, sm: 6 },
      mx: 'auto',
      maxWidth: 1280,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 4,
      '@media print': { p: 0, gap: '8px' },
    }}
  >
    {children}
  </Box>
);

/**
 * What a phone shows of a sheet first: name, hazards, first aid. The server draws it too, before the app is there, so it knows neither
 * router nor react-admin.
 */
export const SheetOnPhone = ({ details }: { details: SheetDetails }) => {
  const { isn, result, emergency } = details;
  const counterpart = useCounterpart(details);
  return (
    <>
      <SheetTitle result={result} />
      <NewerVersion details={details} />
      {counterpart && <OtherLanguage result={result} counterpart={counterpart} />}
      <Hazards result={result} isPhone />
      <EmergencyCard isn={isn} emergency={emergency} />
      <HazardStatements result={result} />
    </>
  );
};

type Alternate = SheetDetails['alternates'][number];

/** A language as the list of other versions names it. */
const letterOf = (language: Language): Alternate['language'] => (language === 'fr' ? 'F' : 'E');

/** The newest sheet of the product in the same language, where it is newer than this one. */
export const newerVersionOf = ({
  result,
  alternates,
}: Pick<SheetDetails, 'result' | 'alternates'>): Alternate | undefined => {
  const { dateofmsds: day, language } = result;
  if (day === '') return undefined;
  const [newest] = alternates
    .filter((one) => one.language === letterOf(language))
    .toSorted((a, b) => (a.display_dateof_msds < b.display_dateof_msds ? 1 : -1));
  return newest && newest.display_dateof_msds > day ? newest : undefined;
};

/** Says before all else that there is a newer sheet of the product, and opens it: what follows may no longer hold. */
export const NewerVersion = ({ details }: { details: SheetDetails }) => {
  const text = useText();
  const language = useLanguage();
  const newer = newerVersionOf(details);
  if (!newer) return null;
  return (
    <Notice severity="warning" role="note">
      {text('details.newer.there', { date: formatLongDate(newer.display_dateof_msds, language) })}{' '}
      <MuiLink component={Link} to={detailsPathOf(newer.isn)} underline="always">
        {text('details.newer.open')}
      </MuiLink>
    </Notice>
  );
};

/** The same product's sheet in the reader's language; undefined without one. */
export const useCounterpart = ({ alternates }: Pick<SheetDetails, 'alternates'>): Alternate | undefined => {
  const language = useLanguage();
  return alternates.find((one) => one.language === letterOf(language));
};

interface Props extends Pick<SheetDetails, 'result'> {
  readonly counterpart: Alternate | undefined;
}

/** Says that the sheet is not in the reader's language, and opens the one that is, where there is one. */
export const OtherLanguage = ({ result, counterpart }: Props) => {
  const text = useText();
  const language = useLanguage();
  if (result.language === language) return null;
  return (
    <Notice severity="info" role="note" sx={{ displayPrint: 'none' }}>
      {text(result.language === 'fr' ? 'details.language.inFrench' : 'details.language.inEnglish')}{' '}
      {counterpart ? (
        <MuiLink component={Link} to={detailsPathOf(counterpart.isn)} underline="always">
          {text('details.language.openOther')}
        </MuiLink>
      ) : (
        text('details.language.noOther')
      )}
    </Notice>
  );
};
