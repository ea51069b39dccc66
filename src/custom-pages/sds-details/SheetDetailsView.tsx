import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { isPastReview } from '#contract/sheets/review.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { detailsPathOf } from './details-path.ts';
import { EmergencyCard } from './emergency/EmergencyCard.tsx';
import { Sections } from './emergency/Sections.tsx';
import { HazardStatements, Hazards } from './Hazards.tsx';
import { Identification } from './Identification.tsx';
import { Locations } from './Locations.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { Versions } from './Versions.tsx';
import { warningsOf } from './warnings.ts';

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
        <Title result={result} />
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
          <Warnings result={result} />
          <Identification isn={isn} result={result} />
          <Locations details={details} />
          <Sections key={isn} isn={isn} sections={emergency.sections} />
        </Box>
        <Box sx={column}>
          {!isPhone && <Box sx={{ '@media print': { order: -1 } }}>{hazards}</Box>}
          {alternates.length > 0 && <Versions key={isn} alternates={alternates} />}
          {ingredients.length > 0 && (
            <DetailsCard title={text('details.ingredients')}>
              <IngredientsTable ingredients={ingredients} />
            </DetailsCard>
          )}
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

const Title = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const { dateofmsds: day } = result;
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 300px' }}>
      <Typography variant="h1" sx={{ fontSize: '1.625rem', lineHeight: '32px', overflowWrap: 'anywhere' }}>
        {result.product_name}
      </Typography>
      <Typography sx={{ fontSize: '1rem', mt: 0.5 }}>
        {result.manufacturer_name || <em>{text('sheet.noSupplier')}</em>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {day ? text('details.sheetOf', { date: formatLongDate(day, language) }) : text('details.undated')}
          {' · '}
          {sheetLanguages[result.language][language]}
        </Box>
      </Typography>
    </Box>
  );
};

const IngredientsTable = ({ ingredients }: Pick<SheetDetails, 'ingredients'>) => {
  const text = useText();
  return (
    <Table size="small" aria-label={text('details.ingredients')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('details.cas')}</TableCell>
          <TableCell>{text('details.substance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ingredients.map(({ casnumber, substancename }) => (
          <TableRow key={`${casnumber} ${substancename}`}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{casnumber}</TableCell>
            <TableCell>{substancename}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

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

/** What one has to know before relying on the sheet: the derived warnings, and the sheet's age. */
const Warnings = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const said = warningsOf(result).map((name) => ({
    sentence: text(`details.warnings.${name}`),
    about: text(`details.warningsAbout.${name}`),
  }));
  if (isPastReview(result.dateofmsds, new Date()))
    said.push({
      sentence: text('details.warnings.old', { date: formatLongDate(result.dateofmsds, language) }),
      about: text('details.warningsAbout.old'),
    });
  if (said.length === 0) return null;
  return (
    <Notice severity="warning" role="region" aria-label={text('details.warningsTitle')}>
      {said.map(({ sentence, about }, index) => (
        <p key={sentence} style={{ margin: index === 0 ? 0 : '4px 0 0' }}>
          <strong>{sentence}</strong> {about}
        </p>
      ))}
    </Notice>
  );
};
