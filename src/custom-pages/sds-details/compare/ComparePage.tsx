import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { getSheetDetails, type SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetSections } from '#contract/calls/get-sheet-sections.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { detailsPathOf } from '../details-path.ts';
import { NoSuchSheet } from '../NoSuchSheet.tsx';
import { FactsCompared } from './FactsCompared.tsx';
import { useCompareMessages } from './messages.ts';
import { SectionsCompared } from './SectionsCompared.tsx';
import { useVersionWords } from './use-version-words.ts';

/** The two sheets of the address beside each other. What is no number, and a sheet that one may not see, say so. */
export default function ComparePage() {
  const { before = '', after = '' } = useParams();
  const [one, other] = [before, after].map((isn) => (/^\d+$/.test(isn) ? Number(isn) : 0)) as [number, number];
  const areSheets = [one, other].every((isn) => isn > 0 && Number.isSafeInteger(isn));
  return areSheets ? <Loaded before={one} after={other} /> : <NoSuchSheet />;
}

const Loaded = ({ before, after }: { before: number; after: number }) => {
  const messages = useCompareMessages();
  const asked = [
    useCall(getSheetDetails, { query: { recordID: before } }),
    useCall(getSheetDetails, { query: { recordID: after } }),
    useCall(getSheetSections, { query: { recordID: before } }),
    useCall(getSheetSections, { query: { recordID: after } }),
  ] as const;
  const error = asked.find((one) => one.error)?.error;
  const [old, now, oldSections, newSections] = asked.map(({ data }) => data) as [
    SheetDetails | undefined,
    SheetDetails | undefined,
    SheetSection[] | undefined,
    SheetSection[] | undefined,
  ];
  if (error?.status === 404) return <NoSuchSheet />;
  if (error)
    return (
      <LoadFailed
        title={messages.failed}
        error={error}
        onRetry={() => {
          for (const one of asked) if (one.error) void one.refetch();
        }}
      />
    );
  if (!old || !now || !oldSections || !newSections)
    return (
      <Box role="status" aria-busy aria-label={messages.loading} sx={{ p: { xs: 4, sm: 8 }, maxWidth: 1280 }}>
        <Skeleton width="45%" height={32} />
        <Skeleton height={240} />
      </Box>
    );
  return <Compared before={old} after={now} oldSections={oldSections} newSections={newSections} />;
};

interface Props {
  readonly before: SheetDetails;
  readonly after: SheetDetails;
  readonly oldSections: readonly SheetSection[];
  readonly newSections: readonly SheetSection[];
}

const Compared = ({ before, after, oldSections, newSections }: Props) => {
  const messages = useCompareMessages();
  const { languageOf, versionOf } = useVersionWords();
  const isOneLanguage = before.result.language === after.result.language;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      <Button
        size="small"
        startIcon={<ArrowBack fontSize="small" />}
        component={Link}
        to={detailsPathOf(after.isn)}
        sx={{ ml: -1, mb: 2, displayPrint: 'none' }}
      >
        {messages.back}
      </Button>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {after.result.product_name}
      </Typography>
      <Typography sx={{ mb: 3 }}>{messages.lead(versionOf(before), versionOf(after))}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, '@media print': { display: 'none' } }}>
        <Button variant="outlined" component={Link} to={detailsPathOf(before.isn)}>
          {isOneLanguage ? messages.openBefore : messages.sheetIn(languageOf(before))}
        </Button>
        <Button variant="outlined" component={Link} to={detailsPathOf(after.isn)}>
          {isOneLanguage ? messages.openAfter : messages.sheetIn(languageOf(after))}
        </Button>
      </Box>
      <FactsCompared before={before} after={after} />
      <SectionsCompared
        before={oldSections}
        after={newSections}
        languages={[before.result.language, after.result.language]}
        titles={isOneLanguage ? undefined : [languageOf(before), languageOf(after)]}
      />
    </Box>
  );
};
