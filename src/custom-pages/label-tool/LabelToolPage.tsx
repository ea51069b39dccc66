import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, FormControl, FormHelperText, FormLabel, IconButton, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { orderOf, sortOf } from '#contract/search/view-query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { beginningFirst } from './beginning-first.ts';
import { LabelTool } from './LabelTool.tsx';

/** Labels of as many sheets as one chooses. */
export default function LabelToolPage() {
  const text = useText();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  return (
    <LabelTool
      title={text('label.title')}
      isns={sheets.map(({ id }) => id)}
      names={new Map(sheets.map(({ id, productName }) => [id, productName]))}
      onLeaveOut={(isns) => setSheets(sheets.filter(({ id }) => !isns.includes(id)))}
      chooser={<SheetChooser chosen={sheets} onChange={setSheets} />}
    />
  );
}

const offered = 25;
/** Sheets in one document of labels. */
const maxSheets = 100;

interface Props {
  readonly chosen: readonly Sheet[];
  readonly onChange: (chosen: readonly Sheet[]) => void;
}

/** Finds sheets by keyword and keeps those chosen in a list. */
const SheetChooser = ({ chosen, onChange }: Props) => {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const {
    data: found = [],
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['sheets', 'label-chooser', language, words],
    queryFn: async ({ signal }) => {
      const criteria: SearchCriteria = words ? { keyword: { heading: 'everything', words } } : {};
      // By fit, as on the search page: a name that merely has the word in it must not be the first to be chosen.
      const sort = orderOf(sortOf({ criteria }));
      const { sheets } = await searchSheets({ filters: criteria, sort, start: 0, rows: offered, facets: [], signal });
      return beginningFirst(sheets, words);
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Box>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{text('label.choose')}</FormLabel>
        <Autocomplete
          id={id}
          size="small"
          options={found}
          filterOptions={(all) => all.filter((one) => !chosen.some((sheet) => sheet.id === one.id))}
          value={null}
          inputValue={typed}
          onInputChange={(_, value, reason) => setTyped(reason === 'selectOption' ? '' : value)}
          onChange={(_, sheet) => sheet && onChange([...chosen, sheet])}
          disabled={chosen.length >= maxSheets}
          loading={isFetching}
          blurOnSelect={false}
          getOptionKey={(sheet) => sheet.id}
          getOptionLabel={(sheet) => sheet.productName}
          noOptionsText={text(isError ? 'lists.choicesFailed' : 'label.noneFound')}
          loadingText={text('search.loading')}
          openText={text('label.choose')}
          forcePopupIcon={false}
          renderOption={({ key, ...props }, sheet) => (
            <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
              <strong>{sheet.productName}</strong> <LanguageTag language={sheet.language} />
              <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
                {sheet.manufacturer}
              </Box>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} placeholder={text('label.choosePlaceholder')} />}
        />
        <FormHelperText>{text('label.chooseHint')}</FormHelperText>
        {isError && <ChoicesFailed onRetry={() => void refetch()} />}
      </FormControl>
      {chosen.length > 0 && (
        <Box component="ul" aria-label={text('label.chosen')} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
          {chosen.map((sheet) => (
            <Box component="li" key={sheet.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
                <strong>{sheet.productName}</strong>
                <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {sheet.manufacturer}
                </Box>
              </Box>
              <IconButton
                onClick={() => onChange(chosen.filter((one) => one !== sheet))}
                aria-label={text('label.remove', { name: sheet.productName })}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
