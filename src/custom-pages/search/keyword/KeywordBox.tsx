import Cancel from '@mui/icons-material/Cancel';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import SearchIcon from '@mui/icons-material/Search';
import { Box, FormHelperText, IconButton, InputBase, MenuItem, Select } from '@mui/material';
import {
  type FormEvent,
  type KeyboardEvent as KeyPress,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { maxKeywordLength } from '#contract/limits.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { Keyword } from '#contract/search/query.ts';
import { lazy, preload } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { forgetTypedAhead, getTypedAhead } from '#src/providers/typed-ahead.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useHeadings } from '../state/use-headings.ts';
import { useSearch } from '../state/use-search.ts';
import type { Suggested, SuggestionKeys } from './SuggestionList.tsx';

/** Nobody needs it before they type. */
const loadList = () => import('./SuggestionList.tsx');
const SuggestionList = lazy(loadList);
const ScanDialog = lazy(() => import('../scan/ScanDialog.tsx'));

/** Keyword, where to look for it, and the button. An empty keyword is marked and not searched. S2.5-01. */
export const KeywordBox = ({ isBrief = false }: { isBrief?: boolean }) => {
  const text = useText();
  const { ingredients } = useUserInfo();
  const { filters, setKeyword, apply } = useSearch();
  const applied = filters.keyword;
  // Before the app was there, words could be typed already.
  const [ahead] = useState(getTypedAhead);
  const [words, setWords] = useState(ahead?.words ?? applied?.words ?? '');
  const [heading, setHeading] = useState<Heading>(applied?.heading ?? 'everything');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const listId = useId();
  const list = useRef<SuggestionKeys>(null);
  const [isOpen, setOpen] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [offered, setOffered] = useState<{ optionId?: string | undefined; isShown: boolean }>(notOffered);
  const onActive = useCallback(
    (optionId: string | undefined, isShown: boolean) => setOffered({ optionId, isShown }),
    [],
  );
  const close = () => {
    setOpen(false);
    setOffered(notOffered);
  };
  useSlashKey(input);

  useEffect(() => {
    forgetTypedAhead();
    if (!ahead?.isFocused) return;
    input.current?.focus();
    input.current?.setSelectionRange(ahead.words.length, ahead.words.length);
    setOpen(ahead.words.trim() !== '');
  }, [ahead]);

  const shown = useRef(applied);
  // A chip removed or all filters cleared empties the box; a saved keyword fills it.
  useEffect(() => {
    if (shown.current === applied) return;
    shown.current = applied;
    setWords(applied?.words ?? '');
    if (applied) setHeading(applied.heading);
  }, [applied]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const suggested = isOpen ? list.current?.chosen() : undefined;
    if (suggested) {
      choose(suggested);
      return;
    }
    close();
    const trimmed = words.trim();
    setMissing(trimmed === '');
    if (trimmed) setKeyword({ heading, words: trimmed });
    else input.current?.focus();
  };
  const choose = (suggested: Suggested) => {
    close();
    if ('heading' in suggested) enter(suggested);
    else {
      setWords('');
      apply({ ...filters, keyword: undefined, [suggested.facet]: [suggested.value] });
    }
  };
  const enter = (keyword: Keyword) => {
    setWords(keyword.words);
    setHeading(keyword.heading);
    setMissing(false);
    setKeyword(keyword);
  };
  const onKeyDown = (event: KeyPress) => {
    if (event.key === 'Escape') {
      if (isOpen && offered.isShown) close();
      else clear();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) list.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(words.trim() !== '');
    }
  };
  const clear = () => {
    close();
    setWords('');
    setMissing(false);
    input.current?.focus();
    if (applied) setKeyword(undefined);
  };

  const headingSelect = <HeadingSelect value={heading} onChange={setHeading} isBrief={isBrief} />;
  const submit = (
    <IconButton
      type="submit"
      aria-label={text('search.keyword.submit')}
      sx={{ borderRadius: 0, width: 46, ...(!isBrief && filled) }}
    >
      <SearchIcon fontSize="small" />
    </IconButton>
  );
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: { sm: 590 } }}>
      <Box
        component="form"
        role="search"
        aria-label={text('search.keyword.label')}
        onSubmit={search}
        sx={({ tokens }) => ({
          display: 'flex',
          alignItems: 'stretch',
          height: { xs: 46, sm: 40 },
          border: 1,
          borderColor: isMissing ? tokens.red : tokens.field,
          borderRadius: '9px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          '&:focus-within': { outline: `2px solid ${isMissing ? tokens.red : tokens.accent}`, outlineOffset: -1 },
        })}
      >
        {isBrief ? submit : headingSelect}
        <InputBase
          inputRef={input}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setMissing(false);
            setOpen(event.target.value.trim() !== '');
          }}
          onKeyDown={onKeyDown}
          onFocus={() => preload(loadList)}
          onBlur={close}
          placeholder={text(
            isBrief
              ? 'search.keyword.placeholderShort'
              : ingredients
                ? 'search.keyword.placeholder'
                : 'search.keyword.placeholderNoCas',
          )}
          inputProps={{
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen && offered.isShown,
            'aria-controls': isOpen && offered.isShown ? listId : undefined,
            'aria-activedescendant': isOpen ? offered.optionId : undefined,
            'aria-label': text('search.keyword.label'),
            'aria-invalid': isMissing,
            'aria-describedby': isMissing ? errorId : undefined,
            maxLength: maxKeywordLength,
            enterKeyHint: 'search',
          }}
          sx={{ flex: 1, px: isBrief ? 0 : 3, fontSize: { xs: '1rem', sm: '0.875rem' } }}
        />
        {words === '' ? (
          <IconButton onClick={() => setScanning(true)} aria-label={text('search.keyword.scan')} size="small">
            <QrCodeScanner fontSize="small" />
          </IconButton>
        ) : (
          <IconButton onClick={clear} aria-label={text('search.keyword.clear')} size="small">
            <Cancel fontSize="small" />
          </IconButton>
        )}
        {isBrief ? headingSelect : submit}
      </Box>
      {isOpen && (
        <Suspense>
          <SuggestionList id={listId} typed={words} keys={list} onActive={onActive} onChoose={choose} />
        </Suspense>
      )}
      {isScanning && (
        <Suspense>
          <ScanDialog
            onWords={(scanned) => enter({ heading: 'everything', words: scanned })}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
      {isMissing && (
        <FormHelperText
          error
          id={errorId}
          role="alert"
          sx={{
            position: 'absolute',
            top: '100%',
            left: 12,
            zIndex: 5,
            bgcolor: 'background.paper',
            px: 2,
            borderRadius: 1,
          }}
        >
          {text('search.keyword.required')}
        </FormHelperText>
      )}
    </Box>
  );
};

const notOffered = { isShown: false };

const filled = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-focusVisible': { outlineColor: 'primary.contrastText', outlineOffset: -4 },
};

/** `/` goes to the keyword box, as in a mail client, unless one is typing elsewhere. */
const useSlashKey = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable], [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};

interface Props {
  readonly value: Heading;
  readonly onChange: (heading: Heading) => void;
  /** At the end of the box and in a word, on a phone. */
  readonly isBrief: boolean;
}

/** Where to look for the keyword. */
const HeadingSelect = ({ value, onChange, isBrief }: Props) => {
  const text = useText();
  const headings = useHeadings();
  const known = headings.some(({ heading }) => heading === value) ? value : 'everything';
  return (
    <Select
      variant="standard"
      disableUnderline
      value={known}
      onChange={(event) => onChange(event.target.value)}
      {...(isBrief && known === 'everything' && { renderValue: () => text('search.headings.all') })}
      inputProps={{ 'aria-label': text('search.keyword.heading') }}
      sx={({ tokens }) => ({
        flex: 'none',
        bgcolor: tokens.sunken,
        border: 0,
        [isBrief ? 'borderLeft' : 'borderRight']: `1px solid ${tokens.line2}`,
        fontSize: '0.875rem',
        maxWidth: isBrief ? 116 : 190,
        '& .MuiSelect-select': {
          pl: isBrief ? 3 : 4,
          pr: '28px !important',
          py: 2,
          height: '100%',
          boxSizing: 'border-box',
          alignContent: 'center',
        },
      })}
    >
      {headings.map(({ heading, label }) => (
        <MenuItem key={heading} value={heading} dense>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
};
