import ArrowBack from '@mui/icons-material/ArrowBack';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Link as MuiLink, Skeleton, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { getPosterSheet, type VisitedSheet } from '#contract/calls/poster-visits.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { Link, useSearchParams } from '#src/providers/navigation.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { DetailsCard } from '../sds-details/DetailsCard.tsx';
import { askAgainIn } from '../sds-details/emergency/ask-again.ts';
import { EmergencyCard } from '../sds-details/emergency/EmergencyCard.tsx';
import { HazardStatements, Hazards } from '../sds-details/Hazards.tsx';
import { Ingredients } from '../sds-details/Ingredients.tsx';
import { hasPdf, usePdfAddress } from '../sds-details/pdf-address.ts';
import { SheetTitle } from '../sds-details/SheetTitle.tsx';
import { SheetWarnings } from '../sds-details/SheetWarnings.tsx';
import { usePosterMessages } from './messages.ts';
import { CodeRefused, isOfCode, Trouble } from './PosterTrouble.tsx';
import { usePatientAnswer } from './use-patient-answer.ts';
import { pathOf, useVisit } from './visit.ts';

/** A sheet: first aid, and then all else. What is on the screen stays there, whatever becomes of the code. */
export const PosterSheet = ({ isn }: { isn: number }) => {
  const { code, device } = useVisit();
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const { data, error, retry } = usePatientAnswer(JSON.stringify([isn, language, round]), (signal) =>
    callApi(getPosterSheet, { params: { code, isn }, query: device ? { device } : {}, signal }),
  );
  const wait = askAgainIn(data?.emergency.state);
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => setRound(round + 1), wait);
    return () => clearTimeout(timer);
  }, [wait, round]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const isEnded = isOfCode(error);
  if (isEnded && !data) return <CodeRefused error={error} />;
  return (
    <Box sx={{ px: 4, pt: 2, pb: { xs: 24, sm: 6 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Back />
      {error?.status === 404 && !isEnded ? (
        <SheetGone />
      ) : (
        <>
          {isEnded && <CodeEnded />}
          {error && !isEnded && <Trouble error={error} hasRows={data !== undefined} onRetry={retry} />}
          {data ? <Sheet sheet={data} /> : !error && <SheetLoading />}
        </>
      )}
    </Box>
  );
};

const Back = () => {
  const messages = usePosterMessages();
  const { code } = useVisit();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <Button
      component={Link}
      to={pathOf(code, { q })}
      startIcon={<ArrowBack />}
      sx={{ justifySelf: 'start', minHeight: 48, ml: -2, displayPrint: 'none' }}
    >
      {q ? messages.backToResults : messages.back}
    </Button>
  );
};

const CodeEnded = () => {
  const messages = usePosterMessages();
  return (
    <Notice severity="warning" isNews>
      <strong>{messages.ended}.</strong> {messages.endedDetail}
    </Notice>
  );
};

const Sheet = ({ sheet }: { sheet: VisitedSheet }) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const heading = useRef<HTMLDivElement>(null);
  const { isn, result, emergency, alternates, ingredients } = sheet;
  // Who hears the page is where the sheet begins.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Box ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        <SheetTitle result={result} />
      </Box>
      <OtherLanguage sheet={sheet} />
      {!isPhone && hasPdf(emergency) && <OpenPdf isn={isn} />}
      <EmergencyCard isn={isn} emergency={emergency} />
      <Hazards result={result} isPhone={isPhone} />
      {isPhone && <HazardStatements result={result} />}
      <SheetWarnings result={result} />
      <Identity result={result} />
      <Ingredients ingredients={ingredients} />
      <Others alternates={alternates} />
      {isPhone && hasPdf(emergency) && <OpenPdf isn={isn} />}
    </>
  );
};

const Identity = ({ result }: Pick<VisitedSheet, 'result'>) => {
  const text = useText();
  const { un_numbers } = result;
  return (
    <DetailsCard title={text('details.identification')}>
      <Facts
        facts={[
          { label: text('details.productName'), value: <strong>{result.product_name}</strong> },
          { label: text('details.alias'), value: result.alternative_product_name },
          { label: text('details.manufacturer'), value: result.manufacturer_name },
          { label: text('details.productId'), value: result.product_identifier },
          {
            label: text(un_numbers.length === 1 ? 'details.unNumber' : 'details.unNumbers'),
            value: un_numbers.map((number) => `UN${number}`).join(', '),
          },
        ]}
      />
    </DetailsCard>
  );
};

/** Under the thumb on a phone, wherever one has scrolled to. */
const OpenPdf = ({ isn }: { isn: number }) => {
  const messages = usePosterMessages();
  return (
    <Box
      sx={({ tokens }) => ({
        position: { xs: 'fixed', sm: 'static' },
        insetInline: 0,
        bottom: 0,
        zIndex: 1,
        p: { xs: 3, sm: 0 },
        bgcolor: { xs: 'background.paper', sm: 'transparent' },
        boxShadow: { xs: tokens.barShadow, sm: 'none' },
        displayPrint: 'none',
      })}
    >
      <Button
        variant="contained"
        startIcon={<PictureAsPdfOutlined />}
        href={usePdfAddress(isn)}
        target="_blank"
        rel="noopener"
        sx={{ minHeight: 48, width: { xs: '100%', sm: 'auto' } }}
      >
        {messages.pdf}
      </Button>
    </Box>
  );
};

const OtherLanguage = ({ sheet: { result, alternates } }: { sheet: VisitedSheet }) => {
  const messages = usePosterMessages();
  const language = useLanguage();
  const { code } = useVisit();
  if (result.language === language) return null;
  const counterpart = alternates.find((one) => one.language === (language === 'fr' ? 'F' : 'E'));
  return (
    <Notice severity="info" role="note">
      {result.language === 'fr' ? messages.inFrench : messages.inEnglish}{' '}
      {counterpart && (
        <MuiLink component={Link} to={pathOf(code, { sheet: counterpart.isn })} underline="always">
          {messages.openOther}
        </MuiLink>
      )}
    </Notice>
  );
};

const Others = ({ alternates }: Pick<VisitedSheet, 'alternates'>) => {
  const messages = usePosterMessages();
  const language = useLanguage();
  const { code } = useVisit();
  if (alternates.length === 0) return null;
  return (
    <DetailsCard title={messages.others} isPrinted={false}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {alternates.map(({ isn, display_dateof_msds: day, language: letter }) => (
          <li key={isn}>
            <MuiLink
              component={Link}
              to={pathOf(code, { sheet: isn })}
              underline="always"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {messages.other(
                day && formatLongDate(day, language),
                sheetLanguages[letter === 'F' ? 'fr' : 'en'][language],
              )}
            </MuiLink>
          </li>
        ))}
      </Box>
    </DetailsCard>
  );
};

const SheetGone = () => {
  const messages = usePosterMessages();
  return (
    <StatePanel level={1} icon={<SearchOff />} title={messages.sheetGone}>
      {messages.sheetGoneDetail}
    </StatePanel>
  );
};

const SheetLoading = () => {
  const messages = usePosterMessages();
  return (
    <Box role="status" aria-busy aria-label={messages.sheetLoading} sx={{ display: 'grid', gap: 4 }}>
      <Skeleton width="60%" height={32} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
};
