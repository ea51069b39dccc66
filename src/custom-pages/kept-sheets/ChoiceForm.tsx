import { Box, Button, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { keptPdfLimits } from '#contract/kept-sheets.ts';
import { locales } from '#contract/languages.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { KeptState } from '#src/offline/kept-database.ts';
import { keepSheets, type RefreshEnd } from '#src/providers/kept-sheets/refresh-kept.ts';
import type { Location } from '#src/providers/location.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { LocationMenu } from '#src/ui/forms/LocationMenu.tsx';
import { toLocationBranches } from '#src/ui/forms/location-branches.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useKeptWords } from './words.ts';

interface Props {
  readonly kept: KeptState | undefined;
  /** Bytes of all PDFs of these sheets, as far as they are known. */
  readonly allPdfs: number | undefined;
  readonly isBusy: boolean;
}

/** Which sheets are to be kept, and how much room their PDFs may take. */
export const ChoiceForm = ({ kept, allPdfs, isBusy }: Props) => {
  const words = useKeptWords();
  const language = useLanguage();
  const { role } = useUserInfo();
  const places = useBranches();
  // Who sees some locations only has all of theirs in sight; who sees everything most likely works in one of them.
  const [isAll, setAll] = useState(kept ? kept.locations.length === 0 : seesOwnLocationsOnly(role));
  const [chosen, setChosen] = useState<readonly number[]>(kept?.locations ?? []);
  const [pdfBytes, setPdfBytes] = useState(kept?.pdfBytes ?? keptPdfLimits[1]);
  const [isLacking, setLacking] = useState(false);
  const [end, setEnd] = useState<RefreshEnd | 'under way'>('done');
  const id = useId();
  const keep = async () => {
    if (!isAll && chosen.length === 0) return setLacking(true);
    setEnd('under way');
    setEnd(await keepSheets({ locations: isAll ? [] : chosen, pdfBytes }).catch(() => 'done' as const));
  };
  const locations = isAll ? [] : chosen;
  const isChanged = !kept || String(kept.locations) !== String(locations) || kept.pdfBytes !== pdfBytes;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Box>
        <FormLabel id={`${id}places`}>{words.locations}</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}places`}
          value={isAll ? 'all' : 'some'}
          onChange={(_, value) => setAll(value === 'all')}
        >
          <FormControlLabel value="all" control={<Radio size="small" />} label={words.all} />
          <FormControlLabel value="some" control={<Radio size="small" />} label={words.some} />
        </RadioGroup>
        {!isAll && places.hasFailed && <ChoicesFailed onRetry={places.retry} />}
        {!isAll && !places.hasFailed && (
          <LocationMenu
            label={words.locations}
            branches={places.branches}
            value={[...chosen]}
            onChange={(ids) => {
              setChosen(ids);
              setLacking(false);
            }}
            error={isLacking ? words.noLocation : undefined}
          />
        )}
      </Box>
      <Box>
        <FormLabel id={`${id}pdfs`}>{words.pdfs}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}pdfs`}
          value={pdfBytes}
          onChange={(_, value) => setPdfBytes(Number(value))}
        >
          {keptPdfLimits.map((limit) => (
            <FormControlLabel
              key={limit}
              value={limit}
              control={<Radio size="small" />}
              label={limit === 0 ? words.noPdfs : words.upTo(formatFileSize(limit, language))}
            />
          ))}
        </RadioGroup>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {allPdfs ? `${words.allPdfs(formatFileSize(allPdfs, language))} ` : ''}
          {words.pdfsHint}
        </Typography>
      </Box>
      <Box>
        {isChanged ? (
          <SendingButton type="submit" variant="contained" isSending={isBusy || end === 'under way'}>
            {kept ? words.change : words.keep}
          </SendingButton>
        ) : (
          <Button variant="contained" disabled>
            {words.change}
          </Button>
        )}
      </Box>
      {end === 'away' && (
        <Notice role="alert" severity="warning">
          {words.keepAway}
        </Notice>
      )}
      {end === 'elsewhere' && (
        <Notice severity="info" role="status">
          {words.elsewhere}
        </Notice>
      )}
    </Box>
  );
};

const noLocations: Location[] = [];

const useBranches = () => {
  const language = useLanguage();
  const { data, error, refetch } = useGetList<Location>(
    'subsets',
    { meta: { language } },
    { staleTime: 5 * 60_000, onError: () => undefined },
  );
  const locations = data ?? noLocations;
  const branches = useMemo(
    () => toLocationBranches(locations, new Intl.Collator(locales[language], { numeric: true }).compare),
    [locations, language],
  );
  return { branches, hasFailed: error !== null && !data, retry: () => void refetch() };
};
