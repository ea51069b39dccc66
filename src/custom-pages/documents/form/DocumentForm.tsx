import ArrowBack from '@mui/icons-material/ArrowBack';
import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import { Box, Button, Paper, Typography, useMediaQuery } from '@mui/material';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { OptionInputs } from './OptionInputs.tsx';
import { Summary } from './Summary.tsx';
import { toSheetCounts } from './sheet-counts.ts';
import type { DocumentOptions } from './use-options.ts';
import type { OrderState } from './use-order.ts';

interface Props extends Pick<ComponentProps<typeof SubmitPart>, 'orderingText' | 'result'> {
  readonly title: string;
  /** One line: the result. */
  readonly intro: string;
  readonly submit: string;
  readonly options: DocumentOptions;
  readonly onChange: (changed: Partial<DocumentOptions>) => void;
  readonly order: OrderState;
  readonly onSubmit: () => void;
  /** What only this kind of document asks. */
  readonly children: ReactNode;
}

/** What the three pages share: the options, and beside them, or on a small window above, what the document is made of. */
export const DocumentForm = ({
  title,
  intro,
  submit,
  options,
  onChange,
  order,
  onSubmit,
  children,
  ...rest
}: Props) => {
  const text = useText();
  const translate = useTranslate();
  const { total, facets, filters } = useSearch();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  const form = useRef<HTMLFormElement>(null);
  const { faults } = order;
  useFirstErrorFocus(() => form.current, { when: Object.keys(faults).length > 0, each: faults });

  const counts = total === undefined ? undefined : toSheetCounts({ total, facets, chosen: filters.language });
  const count = counts?.[options.language];
  const isNoneOfLanguage = count === 0 && counts?.all !== 0;
  const submitPart = <SubmitPart order={order} label={submit} {...rest} />;
  const head = (
    <>
      <Button component={Link} to="/search" size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 2 }}>
        {text('documents.back')}
      </Button>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 5, color: 'text.secondary', maxWidth: 720 }}>{intro}</Typography>
    </>
  );
  if (counts?.all === 0) {
    return (
      <Box sx={inset}>
        {head}
        <NoSheets />
      </Box>
    );
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // Below lg the bar with the way on is at the bottom of the window: header 57, 53 on a phone, footer 49.
        minHeight: { xs: 'calc(100dvh - 102px)', sm: 'calc(100dvh - 106px)', lg: 0 },
      }}
    >
      <Box sx={inset}>
        {head}
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: { xs: 4, lg: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: 'minmax(0, 720px) 320px' },
          }}
        >
          {!isWide && <Summary count={count} />}
          <Paper
            variant="outlined"
            sx={{
              p: { xs: 4, sm: 6 },
              borderRadius: '12px',
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 5,
            }}
          >
            <OptionInputs
              options={options}
              counts={counts}
              languageError={faults.language ?? (isNoneOfLanguage ? translate('errors.document.no_sheets') : undefined)}
              onChange={(changed) => {
                if (changed.language) order.forget('language');
                onChange(changed);
              }}
            />
            {children}
          </Paper>
          {isWide && (
            <Box sx={{ position: 'sticky', top: 80 }}>
              <Summary count={count}>{submitPart}</Summary>
            </Box>
          )}
        </Box>
      </Box>
      {!isWide && <BottomBar sx={bar}>{submitPart}</BottomBar>}
    </Box>
  );
};

const inset = { px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1160, width: '100%' } as const;

const bar = {
  mt: 'auto',
  px: { xs: 4, sm: 8 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { maxWidth: 720 },
} as const;

/** The search found nothing: there is nothing to make a document of. */
const NoSheets = () => {
  const text = useText();
  const { activeCount } = useSearch();
  return (
    <>
      <Box role="status" sx={{ mx: { xs: -4, sm: -8 } }}>
        <StatePanel
          level={2}
          icon={<FindInPageOutlined />}
          title={text('documents.noneTitle')}
          actions={
            <Button variant="contained" component={Link} to="/search">
              {text(activeCount > 0 ? 'documents.editFilters' : 'documents.back')}
            </Button>
          }
        >
          {text(activeCount > 0 ? 'documents.noneFiltered' : 'documents.noneAtAll')}
        </StatePanel>
      </Box>
      {activeCount > 0 && <ActiveFilters />}
    </>
  );
};

interface SubmitPartProps {
  readonly order: Pick<OrderState, 'stage' | 'message'>;
  readonly label: string;
  /** What is being done once the sheets are collected. */
  readonly orderingText: string;
  /** What became of the last sending, where the page stays. */
  readonly result?: ReactNode;
}

/** The way on, how far it is, and what went wrong as a whole. */
const SubmitPart = ({ order: { stage, message }, label, orderingText, result }: SubmitPartProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {message && !stage && <Notice severity="error">{message}</Notice>}
      {!stage && result}
      <Box sx={{ display: 'grid', justifyItems: 'center', '& > button': { width: '100%' } }}>
        <SubmitButton isSending={stage !== undefined}>{label}</SubmitButton>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {stage && (stage === 'collecting' ? text('documents.collecting') : orderingText)}
        </Typography>
      </Box>
    </Box>
  );
};
