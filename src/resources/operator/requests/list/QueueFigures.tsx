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

/** How the desk stands, above the list; nothing where it cannot be told. */
export const QueueFigures = () => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const language = useLanguage();
  const key = useKey('ready');
  const id = useId();
  const { data } = useQuery({
    queryKey: [getQueueFigures.id],
    queryFn: ({ signal }) => callApi(getQueueFigures, { signal }),
    refetchInterval: 60_000,
    retry: false,
    staleTime: 0,
  });
  if (!data) return null;
  const number = (value: number) => formatNumber(value, language);
  const { median_minutes: median } = data;
  const figures = [
    { label: word('figureOpen'), value: number(data.open) },
    { label: word('overdue'), value: number(data.overdue) },
    { label: word('figureYours'), value: number(data.yours) },
    { label: word('figureDoneToday'), value: number(data.done_today) },
    { label: word('figureMedian'), value: median === null ? '-' : sayDuration(median, language) },
  ];
  return (
    <section aria-labelledby={id}>
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
        {data.ready > 0 && (
          <Button
            component={Link}
            to={readyPath}
            variant="contained"
            {...key}
            sx={{ ml: { sm: 'auto' }, alignSelf: 'center' }}
          >
            {countWord('readyOnes', data.ready)}
          </Button>
        )}
      </Box>
    </section>
  );
};
