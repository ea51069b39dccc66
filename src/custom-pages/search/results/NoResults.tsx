import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SearchOff from '@mui/icons-material/SearchOff';
import SubjectOutlined from '@mui/icons-material/SubjectOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatSearchAddress } from '#contract/search/search-address.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { FilterChip } from '../chips/FilterChip.tsx';
import { useChips } from '../chips/use-chips.ts';
import { useSearch } from '../state/use-search.ts';
import { useTextMessages } from '../texts/messages.ts';
import { textMatchesId, useTextSearch } from '../texts/use-text-search.ts';
import { focusResults } from './focus-results.ts';

/** Nothing found: why, and the ways out that keep most of the question. */
export default function NoResults() {
  const text = useText();
  const { filters, activeCount, collectionSize } = useSearch();
  const { permissions } = useUserInfo();
  const isAdder = permissions.includes('sds-addition');
  if (collectionSize === 0 && activeCount === 0) {
    return (
      <StatePanel
        level={2}
        icon={<Inventory2Outlined />}
        title={text('search.none.empty')}
        actions={
          isAdder && (
            <Button variant="contained" component={Link} to="/sds-addition">
              {text('pages.sdsAddition')}
            </Button>
          )
        }
      >
        {text('search.none.emptyDetail')}
      </StatePanel>
    );
  }
  return filters.keyword?.words ? <NothingCalledSo /> : <NothingFound />;
}

/** What is not in any name may stand in the text of sheets, which are below. */
const NothingCalledSo = () => {
  const { data } = useTextSearch(0);
  return <NothingFound inTexts={data} />;
};

const NothingFound = ({ inTexts }: { inTexts?: ReturnType<typeof useTextSearch>['data'] }) => {
  const text = useText();
  const messages = useTextMessages();
  const { filters, activeCount, apart, clear } = useSearch();
  const isAdder = useUserInfo().permissions.includes('sds-addition');
  const leave = (keepKeyword: boolean) => {
    clear({ keepKeyword });
    focusResults();
  };
  const words = filters.keyword?.words;
  // Where no sheet has all the words no filter hides it.
  const hasMore = words !== undefined && activeCount > 1 && apart.length === 0;
  if (words && !hasMore && apart.length === 0 && inTexts && inTexts.total > 0)
    return (
      <StatePanel
        level={2}
        icon={<SubjectOutlined />}
        title={messages.inTextsAlone(words)}
        actions={
          <>
            <Button variant="contained" onClick={() => document.getElementById(textMatchesId)?.focus()}>
              {messages.see}
            </Button>
            <Button variant="outlined" onClick={() => leave(false)}>
              {text('search.keyword.clear')}
            </Button>
          </>
        }
      >
        {messages.inTextsAloneDetail(messages.countOf(inTexts.total, inTexts.is_more))}
      </StatePanel>
    );
  return (
    <StatePanel
      level={2}
      icon={<SearchOff />}
      title={words ? text('search.none.titleKeyword', { words }) : text('search.none.title')}
      actions={
        <>
          {apart.length > 0 && <WordsApart />}
          {hasMore && <OtherFilters />}
          {hasMore && (
            <Button variant="contained" onClick={() => leave(true)}>
              {text('search.none.keepKeyword')}
            </Button>
          )}
          <Button variant={hasMore || apart.length > 0 ? 'outlined' : 'contained'} onClick={() => leave(false)}>
            {text(words && !hasMore ? 'search.keyword.clear' : 'search.clearFilters')}
          </Button>
          {words && (
            <Button component={Link} to="/contact-us" state={{ subject: text('search.none.askSubject', { words }) }}>
              {text('search.none.ask')}
            </Button>
          )}
          {words && isAdder && (
            <Button component={Link} to="/sds-addition">
              {text('search.none.request')}
            </Button>
          )}
        </>
      }
    >
      {text(words ? (hasMore ? 'search.none.detail' : 'search.none.detailKeyword') : 'search.none.detailFilters')}
    </StatePanel>
  );
};

/** Words that no sheet has together, each with what it finds by itself. */
const WordsApart = () => {
  const text = useText();
  const language = useLanguage();
  const { apart, filters } = useSearch();
  const heading = filters.keyword?.heading ?? 'everything';
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography sx={{ mb: 2 }}>{text('search.none.apart')}</Typography>
      <Box component="ul" sx={listed}>
        {apart.map(({ words, count }) => (
          <li key={words}>
            <Button
              variant="outlined"
              component={Link}
              to={`/search?${formatSearchAddress({ criteria: { keyword: { heading, words } }, page: 1 })}`}
              onClick={focusResults}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {text('search.none.wordCount', { words, count: formatNumber(count, language) })}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** What else narrows the search, each with a way to take it off. */
const OtherFilters = () => {
  const text = useText();
  const chips = useChips().filter(({ key }) => key !== 'keyword');
  if (chips.length === 0) return null;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography sx={{ mb: 2 }}>{text('search.none.chosen')}</Typography>
      <Box component="ul" sx={listed}>
        {chips.map((chip) => (
          <FilterChip
            key={chip.key}
            chip={chip}
            isWhole
            onRemove={() => {
              chip.remove();
              focusResults();
            }}
          />
        ))}
      </Box>
    </Box>
  );
};

const listed = { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
