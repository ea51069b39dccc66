import { Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { listPosters, type PosterLocation } from '#contract/calls/posters.ts';
import { foldText } from '#lib/text/search-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { RowList } from '#src/ui/RowList.tsx';
import { usePostersMessages } from './messages.ts';
import { PosterRow } from './PosterRow.tsx';

/** Locations drawn at once, and from how many on one may look for them by name. */
const most = 100;
const foundFrom = 8;

/** The locations of the organisation, those that are open first. */
export default function PostersPage() {
  const text = useText();
  const messages = usePostersMessages();
  const { data, error, refetch } = useCall(listPosters, {}, { staleTime: 0 });
  if (error && !data) return <LoadFailed title={messages.failed} onRetry={() => void refetch()} />;
  return (
    <FormPage title={text('pages.posters')} maxWidth={920}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{messages.lead}</Typography>
        {data ? (
          <Locations locations={data.locations} onChanged={() => void refetch()} />
        ) : (
          <Box role="status" aria-busy aria-label={messages.loading}>
            <Skeleton variant="rounded" height={240} />
          </Box>
        )}
      </Box>
    </FormPage>
  );
}

interface Props {
  readonly locations: readonly PosterLocation[];
  readonly onChanged: () => void;
}

const Locations = ({ locations, onChanged }: Props) => {
  const messages = usePostersMessages();
  const [typed, setTyped] = useState('');
  if (locations.length === 0) return <Typography>{messages.noLocations}</Typography>;
  const wanted = foldText(typed.trim());
  const found = locations.filter(({ name }) => foldText(name).includes(wanted));
  const sorted = [...found.filter(({ poster }) => poster), ...found.filter(({ poster }) => !poster)];
  return (
    <>
      {locations.length > foundFrom && (
        <Box sx={{ maxWidth: 400 }}>
          <LabelledInput label={messages.find} value={typed} onChange={setTyped} autoComplete="off" />
        </Box>
      )}
      {sorted.length === 0 ? (
        <Typography role="status">{messages.noMatch}</Typography>
      ) : (
        <RowList label={messages.list}>
          {sorted.slice(0, most).map((location) => (
            <PosterRow key={location.id} location={location} onChanged={onChanged} />
          ))}
        </RowList>
      )}
      {sorted.length > most && (
        <Typography sx={{ color: 'text.secondary' }}>{messages.more(sorted.length - most)}</Typography>
      )}
    </>
  );
};
