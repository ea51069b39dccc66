import { Box, Typography, useMediaQuery } from '@mui/material';
import { Suspense } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { EmergencyCard } from './emergency/EmergencyCard.tsx';
import { Sections } from './emergency/Sections.tsx';
import { SheetValues } from './emergency/SheetValues.tsx';
import { Hazards } from './Hazards.tsx';
import { Identification } from './Identification.tsx';
import { Ingredients } from './Ingredients.tsx';
import { Locations } from './Locations.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import {
  NewerVersion,
  newerVersionOf,
  OtherLanguage,
  SheetFrame,
  SheetOnPhone,
  useCounterpart,
} from './SheetOnPhone.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { SheetWarnings } from './SheetWarnings.tsx';
import { Versions } from './Versions.tsx';

/** With the names of all lists, which most sheets do not need. */
const Listings = lazy(() => import('./Listings.tsx'));

/** Name and supplier, the ways to the PDF and the label, the hazards, and all that is recorded of the sheet. */
export const SheetDetailsView = ({ details }: { details: SheetDetails }) => {
  const text = useText();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { isn, result, ingredients, listings, alternates, emergency } = details;
  const counterpart = useCounterpart(details);
  return (
    <SheetFrame>
      <title>{result.product_name}</title>
      <HeaderSlot>
        {/* A number that is cut is another number: in large letters it takes two lines. */}
        <Typography
          sx={{
            ...{ mr: 'auto', alignSelf: 'center', pl: { xs: 3, sm: 4 }, color: 'text.secondary' },
            ...{ minWidth: 0, overflowWrap: 'anywhere' },
          }}
        >
          {text(isPhone ? 'details.recordNumberBrief' : 'details.recordNumberLead')}{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {isn}
          </Box>
        </Typography>
        <SearchLink />
      </HeaderSlot>
      {isPhone ? (
        <SheetOnPhone details={details} />
      ) : (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start', justifyContent: 'space-between' }}
        >
          <SheetTitle result={result} />
          <SheetButtons details={details} isPhone={false} />
        </Box>
      )}
      {!isPhone && <NewerVersion details={details} />}
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
          {!(isPhone && counterpart) && <OtherLanguage result={result} counterpart={counterpart} />}
          {!isPhone && <EmergencyCard isn={isn} emergency={emergency} />}
          <SheetWarnings result={result} hasNewer={newerVersionOf(details) !== undefined} />
          <Identification isn={isn} result={result} />
          <Locations details={details} />
          <SheetValues isn={isn} values={emergency.values} lang={emergency.card?.language ?? result.language} />
          <Sections key={isn} isn={isn} sections={emergency.sections} />
        </Box>
        <Box sx={column}>
          {!isPhone && (
            <Box sx={{ '@media print': { order: -1 } }}>
              <Hazards result={result} isPhone={false} />
            </Box>
          )}
          {alternates.length > 0 && <Versions key={isn} isn={isn} result={result} alternates={alternates} />}
          <Ingredients ingredients={ingredients} />
          {listings && (
            <Suspense fallback={null}>
              <Listings listings={listings} />
            </Suspense>
          )}
        </Box>
      </Box>
      {isPhone && <SheetButtons details={details} isPhone />}
    </SheetFrame>
  );
};

/** On paper the columns are one: hazards, first aid, all else. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '@media print': { display: 'contents' },
} as const;
