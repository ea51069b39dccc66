import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Typography, useMediaQuery } from '@mui/material';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { type RequestType, requestTypes } from '#contract/requests/request-types.ts';
import { useListLeft } from '#src/admin/list-left.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { KeysButton } from '#src/resources/operator/keys/KeysButton.tsx';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { Neighbours } from '#src/resources/operator/Neighbours.tsx';
import { StatusPill } from '#src/resources/requests/StatusPill.tsx';
import { HeaderSlot } from '#src/ui/HeaderSlot.tsx';
import { AdditionWork } from '../addition/AdditionWork.tsx';
import { ContactWork } from '../contact/ContactWork.tsx';
import { DocumentWork } from '../documents/DocumentWork.tsx';
import { listPath, queryOfRequests, requestPath } from '../paths.ts';
import { useList, usePlace } from '../queue/use-place.ts';
import { RemovalWork } from '../removal/RemovalWork.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { HolderBar } from './HolderBar.tsx';
import { HowItEnded } from './HowItEnded.tsx';
import { Replies } from './Replies.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useRequest } from './use-request.ts';
import { WorkFailed, WorkLoading, WorkMissing } from './WorkStates.tsx';

/** Requests of any other type stand for a document, which Vigie makes by itself. */
const kinds: Partial<Record<RequestType, ComponentType<{ request: OperatorRequest }>>> = {
  sdsaddition: AdditionWork,
  sdsremoval: RemovalWork,
  contact: ContactWork,
};

/** The screen on which one request is worked. */
export default function RequestWork() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <Work key={id} id={Number(id)} /> : <WorkMissing />;
}

const Work = ({ id }: { id: number }) => {
  const { data: request, error, refetch } = useRequest(id);
  if (!request) {
    if (error?.status === 404) return <WorkMissing />;
    return error ? <WorkFailed onRetry={() => void refetch()} /> : <WorkLoading />;
  }
  const Kind = kinds[request.type] ?? DocumentWork;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: { md: '100%' } }}>
      <Head request={request} />
      <HolderBar request={request} />
      <Replies request={request} />
      <HowItEnded request={request} />
      <Kind request={request} />
    </Box>
  );
};

/** Which request it is, and the ways to the list and to its neighbours: in the header where there is room, else above the work. */
const Head = ({ request }: { request: OperatorRequest }) => {
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

const HeadLine = ({ request }: { request: OperatorRequest }) => {
  const { id, status } = request;
  const list = useList(request);
  const key = useKey('back');
  return (
    <Box sx={{ display: 'flex', flex: 1, minWidth: 0, flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Link
        component={RouterLink}
        to={listPath(list)}
        {...key}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40, pl: { lg: 4 } }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        <ListName request={request} list={list} />
      </Link>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        /
      </Box>
      <Title key={id} id={id} />
      <SkipLinks request={request} />
      <StatusPill status={status} />
      <Box sx={{ flex: 1 }} />
      <RequestNeighbours request={request} />
      {/* A phone has no keys, and no room to tell of them; with some at hand, `?` does. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <KeysButton />
      </Box>
    </Box>
  );
};

/** A list is called by its type where it is of one. */
const ListName = ({ request: { type }, list }: { request: OperatorRequest; list: string }) => {
  const language = useLanguage();
  const word = useRequestMessages();
  return queryOfRequests(list).type === type ? requestTypes[type][language] : word('backToList');
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
      sx={{
        fontSize: '0.9375rem',
        lineHeight: '1.25rem',
        letterSpacing: 0,
        outline: 'none',
        '&&': { outline: 'none' },
      }}
    >
      {requestNumber(id)}
    </Typography>
  );
};

/** Its neighbours in the list that one came from. */
const RequestNeighbours = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const left = useListLeft();
  const place = usePlace(request);
  return (
    <Neighbours
      place={place}
      position={(where) => word('position', where)}
      words={{ previous: word('previous'), next: word('next') }}
      pathOf={(id) => requestPath(id, left)}
    />
  );
};
