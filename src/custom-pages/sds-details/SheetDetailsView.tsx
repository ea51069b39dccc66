import { Box, Link, Typography, useMediaQuery } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { detailsPathOf } from './details-path.ts';
import { EmergencyCard } from './emergency/EmergencyCard.tsx';
import { Sections } from './emergency/Sections.tsx';
import { HazardStatements, Hazards } from './Hazards.tsx';
import { Identification } from './Identification.tsx';
import { Ingredients } from './Ingredients.tsx';
import { Locations } from './Locations.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { SheetWarnings } from './SheetWarnings.tsx';
import { Versions } from './Versions.tsx';

/** Name and supplier, the ways to the PDF and the label, the hazards, and all that is recorded of the sheet. */
export const SheetDetailsView = ({ details }: { details: SheetDetails }) => {
  const text = useText();
  const language = useLanguage();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { isn, result, ingredients, alternates, emergency } = details;
  const inOwnLanguage = alternates.find((one) => one.language === (language === 'fr' ? 'F' : 'E'));
  const hazards = <Hazards result={result} isPhone={isPhone} />;
  const card = <EmergencyCard isn={isn} emergency={emergency} />;
  return (
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
      <title>{result.product_name}</title>
      <HeaderSlot>
        <Typography noWrap sx={{ mr: 'auto', alignSelf: 'center', pl: { xs: 3, sm: 4 }, color: 'text.secondary' }}>
          {text(isPhone ? 'details.recordNumberBrief' : 'details.recordNumberLead')}{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {isn}
          </Box>
        </Typography>
        <SearchLink />
      </HeaderSlot>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <SheetTitle result={result} />
        {!isPhone && <SheetButtons isn={isn} isPhone={false} />}
      </Box>
      {isPhone && inOwnLanguage && <OtherLanguage result={result} counterpart={inOwnLanguage} />}
      {isPhone && hazards}
      {isPhone && card}
      {isPhone && <HazardStatements result={result} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2.15fr) minmax(0, 1fr)' },
          gap: 4,
          alignItems: 'start',
          '@media print': { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '8px' },
        }}
      >
        <Box sx={column}>
          {!(isPhone && inOwnLanguage) && <OtherLanguage result={result} counterpart={inOwnLanguage} />}
          {!isPhone && card}
          <SheetWarnings result={result} />
          <Identification isn={isn} result={result} />
          <Locations details={details} />
          <Sections key={isn} isn={isn} sections={emergency.sections} />
        </Box>
        <Box sx={column}>
          {!isPhone && <Box sx={{ '@media print': { order: -1 } }}>{hazards}</Box>}
          {alternates.length > 0 && <Versions key={isn} alternates={alternates} />}
          <Ingredients ingredients={ingredients} />
        </Box>
      </Box>
      {isPhone && <SheetButtons isn={isn} isPhone />}
    </Box>
  );
};

/** On paper the columns are one: hazards, first aid, all else. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '@media print': { display: 'contents' },
} as const;

interface OtherLanguageProps extends Pick<SheetDetails, 'result'> {
  /** The same product's sheet in the reader's language. */
  readonly counterpart: SheetDetails['alternates'][number] | undefined;
}

/** Says that the sheet is not in the reader's language, and opens the one that is, where there is one. */
const OtherLanguage = ({ result, counterpart }: OtherLanguageProps) => {
  const text = useText();
  const language = useLanguage();
  if (result.language === language) return null;
  return (
    <Notice severity="info" role="note" sx={{ displayPrint: 'none' }}>
      {text(result.language === 'fr' ? 'details.language.inFrench' : 'details.language.inEnglish')}{' '}
      {counterpart ? (
        <Link component={RouterLink} to={detailsPathOf(counterpart.isn)} underline="always">
          {text('details.language.openOther')}
        </Link>
      ) : (
        text('details.language.noOther')
      )}
    </Notice>
  );
};
