import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import type { z } from 'zod';
import { urlOf } from '#contract/call-url.ts';
import { compareAddition, getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import { FactsCompared } from '#src/custom-pages/sds-details/compare/FactsCompared.tsx';
import { SectionsCompared } from '#src/custom-pages/sds-details/compare/SectionsCompared.tsx';
import { useVersionWords } from '#src/custom-pages/sds-details/compare/use-version-words.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { WorkLoading } from '#src/resources/operator/requests/work/WorkStates.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useComparisonMessages } from './comparison-messages.ts';

interface Props {
  /** Of the request. */
  readonly id: number;
  /** The sheet that is there. */
  readonly isn: number;
}

/** The PDF of a request beside a sheet that is there, as members see two sheets of theirs. */
export default function Comparison({ id, isn }: Props) {
  const messages = useComparisonMessages();
  const { data, error, isFetching, refetch } = useCall(compareAddition, { params: { id }, query: { isn } });
  const again = () => void refetch();
  if (data) return <Compared id={id} isn={isn} before={data.before} after={data.after} onAgain={again} />;
  if (!error || isFetching) return <WorkLoading words={messages.loading} />;
  return (
    <div role="alert">
      <LoadFailed level={2} title={messages.failed} error={error} onRetry={again} />
    </div>
  );
}

type Side = z.output<typeof compareAddition.answer>['after'];

interface ComparedProps extends Props {
  readonly before: Side;
  readonly after: Side;
  readonly onAgain: () => void;
}

const Compared = ({ id, isn, before, after, onAgain }: ComparedProps) => {
  const messages = useComparisonMessages();
  const { languageOf, versionOf } = useVersionWords();
  const isOneLanguage = before.result.language === after.result.language;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      {hasText(after) && (
        <Typography sx={{ mb: 3, maxWidth: '90ch' }}>{messages.lead(versionOf(before), versionOf(after))}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        {hasPdf(before) && <PdfLink href={urlOf(getOperatorSheetPdf, { id: isn })} name={messages.pdfBefore} />}
        {hasPdf(after) && <PdfLink href={urlOf(getOperatorRequestFile, { id })} name={messages.pdfAfter} />}
      </Box>
      {!hasText(after) && <Unread side={after} words={messages.after} onAgain={onAgain} />}
      {!hasText(before) && <Unread side={before} words={messages.before} onAgain={onAgain} />}
      {/* Of a file that nobody could read, everything would seem to be gone. */}
      {hasText(after) && <FactsCompared before={before} after={after} />}
      {hasText(before) && hasText(after) && (
        <SectionsCompared
          before={before.sections}
          after={after.sections}
          languages={[before.result.language, after.result.language]}
          titles={isOneLanguage ? undefined : [languageOf(before), languageOf(after)]}
        />
      )}
    </Box>
  );
};

/** Opens beside the comparison, which stays. */
const PdfLink = ({ href, name }: { href: string; name: string }) => {
  const text = useText();
  return (
    <Button
      variant="outlined"
      href={href}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNew />}
      aria-label={text('shell.newTab', { name })}
    >
      {name}
    </Button>
  );
};

const hasPdf = ({ emergency }: Side): boolean => emergency.state !== 'none';
const hasText = ({ sections }: Side): boolean => sections.length > 0;

interface UnreadProps {
  readonly side: Side;
  /** Why there is no text, by what became of the reading. */
  readonly words: Readonly<Record<Side['emergency']['state'], string>>;
  readonly onAgain: () => void;
}

/** Why there is no text to compare. What will come can be asked for again. */
const Unread = ({ side, words, onAgain }: UnreadProps) => {
  const messages = useComparisonMessages();
  const { state } = side.emergency;
  return (
    <Notice
      severity="warning"
      role="note"
      sx={{ mb: 5, maxWidth: '90ch' }}
      action={
        (state === 'pending' || state === 'recognising') && (
          <Button size="small" onClick={onAgain}>
            {messages.again}
          </Button>
        )
      }
    >
      {words[state]}
    </Notice>
  );
};
