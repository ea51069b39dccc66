import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { TextMatch as Match } from '#contract/calls/search-texts.ts';
import { textPages } from '#contract/limits.ts';
import { queryOf } from '#contract/search/criteria.ts';
import { useKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useSearch } from '../state/use-search.ts';
import { useTextMessages } from './messages.ts';
import { TextMatch } from './TextMatch.tsx';
import { textMatchesId as headingId, useTextSearch } from './use-text-search.ts';

/** Below the results, under a heading of its own: the sheets that have the keyword in the text of a section. */
export default function TextMatches({ isAlone }: { isAlone: boolean }) {
  const messages = useTextMessages();
  const { activeCount } = useSearch();
  const { data, error, isPending, refetch } = useTextSearch(0);
  const total = data?.total ?? 0;
  const { isAway } = useKeptStatus();
  // Beside results, what is not there takes no room and no words.
  if (!isAlone && !error && total === 0) return null;
  const none = data?.is_more ? messages.tooMany : activeCount > 1 ? messages.noneNarrowed : messages.none;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      aria-busy={isPending}
      sx={{ px: { xs: 4, sm: isAlone ? 8 : 3 }, py: 6, maxWidth: 1000 }}
    >
      <Typography id={headingId} tabIndex={-1} variant="h2" sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, mb: 1 }}>
        {messages.title}
        {total > 0 && ` · ${messages.countOf(total, data?.is_more === true)}`}
      </Typography>
      <div role="status" className="visually-hidden">
        {total > 0 && messages.found(total, messages.countOf(total, data?.is_more === true))}
      </div>
      {error && isAway ? (
        <Typography sx={{ color: 'text.secondary' }}>{messages.away}</Typography>
      ) : error ? (
        <Notice severity="error" role="presentation" action={<Again onClick={() => void refetch()} />}>
          {messages.failed}
        </Notice>
      ) : isPending ? (
        <Loading says={messages.loading} />
      ) : total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <Pages first={data.sheets} total={total} />
      )}
    </Box>
  );
}

const Again = ({ onClick }: { onClick: () => void }) => {
  const messages = useTextMessages();
  return (
    <Button size="small" color="inherit" onClick={onClick}>
      {messages.again}
    </Button>
  );
};

const Loading = ({ says }: { says: string }) => (
  <>
    <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
      {says}
    </Typography>
    <Skeleton width="40%" />
    <Skeleton width="80%" />
  </>
);

/** The first sheets, and a page more each time that somebody asks for it. */
const Pages = ({ first, total }: { first: readonly Match[]; total: number }) => {
  const messages = useTextMessages();
  const [count, setCount] = useState(0);
  const shown = textPages.first + count * textPages.more;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {messages.about}
      </Typography>
      <MatchList matches={first} />
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is what it is asked for by
        <NextPage key={at} page={at + 1} />
      ))}
      {shown < total && (
        <Button variant="outlined" onClick={() => setCount(count + 1)} sx={{ mt: 3, displayPrint: 'none' }}>
          {messages.more}
        </Button>
      )}
    </>
  );
};

/** A page that was asked for: its first sheet is where one reads on. */
const NextPage = ({ page }: { page: number }) => {
  const messages = useTextMessages();
  const { data, error, refetch } = useTextSearch(page);
  const box = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) box.current?.querySelector('a')?.focus();
  }, [isThere]);
  return (
    <div ref={box}>
      {error ? (
        <Notice severity="error" action={<Again onClick={() => void refetch()} />}>
          {messages.failed}
        </Notice>
      ) : data ? (
        <MatchList matches={data.sheets} />
      ) : (
        <Loading says={messages.loadingMore} />
      )}
    </div>
  );
};

const MatchList = ({ matches }: { matches: readonly Match[] }) => {
  const messages = useTextMessages();
  const { keyword } = queryOf(useSearch().filters);
  return (
    <Box component="ul" aria-label={messages.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {matches.map((match) => (
        <TextMatch key={match.isn} match={match} sought={keyword?.words ?? ''} />
      ))}
    </Box>
  );
};
