import { Box, Button, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getQueueFigures } from '#contract/calls/operator/queue.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { figuresPath, readyPath } from '../paths.ts';
import { sayDuration } from '../say-duration.ts';
import { useCountRequestMessages, useRequestMessages } from '../use-request-messages.ts';

const unknown = '-';

/** How the desk stands, above the list, which stays where it is when the figures come; nothing where they cannot be told. */
export const QueueFigures = () => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const language = useLanguage();
  const key = useKey('ready');
  const id = useId();
  const { data, error } = useQuery({
    queryKey: [getQueueFigures.id],
    queryFn: ({ signal }) => callApi(getQueueFigures, { signal }),
    refetchInterval: 60_000,
    retry: false,
    staleTime: 0,
  });
  if (!data && error) return null;
  const number = (value: number | undefined) => (value === undefined ? unknown : formatNumber(value, language));
  const median = data?.median_minutes;
  const figures = [
    { label: word('figureOpen'), value: number(data?.open) },
    { label: word('overdue'), value: number(data?.overdue) },
    { label: word('figureYours'), value: number(data?.yours) },
    { label: word('figureDoneToday'), value: number(data?.done_today) },
    { label: word('figureMedian'), value: typeof median === 'number' ? sayDuration(median, language) : unknown },
  ];
  return (
    <section aria-labelledby={id} aria-busy={!data}>
      <Typography id={id} variant="h2" className="visually-hidden">
        {word('figures')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 3, mb: 4 }}>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 2, m: 0 }}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        <TextLink component={Link} to={figuresPath} variant="body2">
          {word('byDay')}
        </TextLink>
        {/* On a phone a line of its own from the first: beside the link there is room for “none” but not for the button. */}
        <Box
          sx={{
            ml: { sm: 'auto' },
            flexBasis: { xs: '100%', sm: 'auto' },
            minHeight: 36,
            display: 'flex',
            alignItems: 'center',
          }}
        >
          {data && data.ready > 0 && (
            <Button component={Link} to={readyPath} variant="contained" {...key}>
              {countWord('readyOnes', data.ready)}
            </Button>
          )}
          {data?.ready === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {word('noneReady')}
            </Typography>
          )}
        </Box>
      </Box>
    </section>
  );
};
