import ArrowBack from '@mui/icons-material/ArrowBack';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Link, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestTypes } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { StatusPill } from '#src/resources/requests/StatusPill.tsx';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { openListPath, requestPath } from '../paths.ts';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';

/** Which request it is, and the ways to the list and to its neighbours: in the header where there is room, else above the work. */
export const Head = ({ request }: { request: DeskRequest }) => {
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  if (isWide)
    return (
      <HeaderSlot>
        <HeadLine key="wide" request={request} />
      </HeaderSlot>
    );
  return (
    <Box sx={{ px: { xs: 3, sm: 4 }, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <HeadLine request={request} />
    </Box>
  );
};

const HeadLine = ({ request }: { request: DeskRequest }) => {
  const language = useLanguage();
  const { id, type, status, position } = request;
  return (
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Link
        component={RouterLink}
        to={openListPath(type)}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40, pl: { lg: 4 } }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {requestTypes[type][language]}
      </Link>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        /
      </Box>
      <Title key={id} id={id} />
      <StatusPill status={status} />
      <Box sx={{ flex: 1 }} />
      {position && <Neighbours request={request} position={position} />}
    </Box>
  );
};

/** Takes the focus when it comes: anyone who went on to another request hears which it is. */
const Title = ({ id }: { id: number }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Typography
      ref={title}
      tabIndex={-1}
      variant="h1"
      sx={{ fontSize: '0.9375rem', lineHeight: '20px', letterSpacing: 0, outline: 'none', '&&': { outline: 'none' } }}
    >
      {requestNumber(id)}
    </Typography>
  );
};

interface NeighboursProps {
  readonly request: DeskRequest;
  readonly position: NonNullable<DeskRequest['position']>;
}

const Neighbours = ({ request: { previous, next }, position }: NeighboursProps) => {
  const word = useWords();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {word('position', { index: position.index, of: position.of })}
      </Typography>
      <Step to={previous} label={word('previous')} icon={<ChevronLeft />} />
      <Step to={next} label={word('next')} icon={<ChevronRight />} />
    </Box>
  );
};

const Step = ({ to, label, icon }: { to: number | null; label: string; icon: ReactNode }) =>
  to === null ? (
    <IconButton disabled aria-label={label}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={RouterLink} to={requestPath(to)} aria-label={label}>
      {icon}
    </IconButton>
  );
