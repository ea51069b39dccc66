import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { RequestType } from '#contract/requests/request-types.ts';
import { AdditionWork } from '../addition/AdditionWork.tsx';
import { ContactWork } from '../contact/ContactWork.tsx';
import { DocumentWork } from '../documents/DocumentWork.tsx';
import { RemovalWork } from '../removal/RemovalWork.tsx';
import type { DeskRequest } from '../request.ts';
import { Head } from './Head.tsx';
import { useRequest } from './use-request.ts';
import { WorkFailed, WorkLoading, WorkMissing } from './WorkStates.tsx';

/** Requests of any other type stand for a document, which Vigie makes by itself. */
const kinds: Partial<Record<RequestType, ComponentType<{ request: DeskRequest }>>> = {
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
      <Kind request={request} />
    </Box>
  );
};
