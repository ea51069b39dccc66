import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { createOperatorImport, listOperatorImports } from '#contract/calls/operator/imports.ts';
import { ReferencePicker } from '#src/admin/ReferencePicker.tsx';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { ImportsView } from './list/ImportsView.tsx';
import { askWhileBusy, importsOfPage, usePageNumber } from './list/page-number.ts';
import { useImportMessages } from './messages.ts';
import { ImportPartProvider, operatorPart } from './parts.ts';

/** The imports of every organisation, or of the one that is chosen, for which another can be begun. */
export default function OperatorImportsPage() {
  const messages = useImportMessages();
  const [page, setPage] = usePageNumber();
  const [search, setSearch] = useSearchParams();
  const named = search.get('organisation');
  const organisation = named && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined;
  const query = { ...importsOfPage(page), organisation };
  const read = useCall(listOperatorImports, { query }, { staleTime: 0, keepsBefore: true, askAgain: askWhileBusy });
  return (
    <ImportPartProvider value={operatorPart}>
      <ImportsView
        read={read}
        page={page}
        onPage={setPage}
        create={
          organisation === undefined
            ? undefined
            : async () => (await callApi(createOperatorImport, { body: { organisation } })).id
        }
      >
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
    </ImportPartProvider>
  );
}
