import { Box } from '@mui/material';
import { useParams, useSearchParams } from 'react-router-dom';
import { createOperatorImport, listOperatorImports } from '#contract/calls/operator/imports.ts';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { ImportsView } from './list/ImportsView.tsx';
import { askWhileBusy, importsOfPage, usePageNumber } from './list/page-number.ts';
import { useImportMessages } from './messages.ts';
import { ImportView } from './one/ImportView.tsx';
import { ImportPartProvider, operatorPart } from './parts.ts';

/** The imports of every organisation, or the one that the address names. */
export default function OperatorImports() {
  const { id } = useParams();
  return <ImportPartProvider value={operatorPart}>{id === undefined ? <All /> : <ImportView />}</ImportPartProvider>;
}

/** Those of all organisations, or of the one that is chosen, for which another can then be begun. */
const All = () => {
  const messages = useImportMessages();
  const [page, setPage] = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const named = search.get('organisation');
  const organisation = named && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined;
  const query = { ...importsOfPage(page), organisation };
  const read = useCall(listOperatorImports, { query }, { staleTime: 0, keepsBefore: true, askAgain: askWhileBusy });
  const create =
    organisation === undefined
      ? undefined
      : async () => (await callApi(createOperatorImport, { body: { organisation } })).id;
  return (
    <ImportsView read={read} page={page} onPage={setPage} create={create}>
      <Box sx={{ maxWidth: 440 }}>
        <ReferencePicker
          to="organisations"
          label={messages.organisation}
          placeholder={messages.everyOrganisation}
          value={organisation ?? null}
          onChange={(id) => setSearch(id === null ? {} : { organisation: String(id) }, { replace: true })}
        />
      </Box>
    </ImportsView>
  );
};
