import { createImport, listImports } from '#contract/calls/imports.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { ImportsView } from './list/ImportsView.tsx';
import { askWhileBusy, importsOfPage, usePageNumber } from './list/page-number.ts';
import { ImportPartProvider, memberPart } from './parts.ts';

/** The organisation's own imports. */
export default function ImportsPage() {
  const [page, setPage] = usePageNumber();
  const query = importsOfPage(page);
  const read = useCall(listImports, { query }, { staleTime: 0, keepsBefore: true, askAgain: askWhileBusy });
  return (
    <ImportPartProvider value={memberPart}>
      <ImportsView
        read={read}
        page={page}
        onPage={setPage}
        create={async () => (await callApi(createImport, { body: {} })).id}
      />
    </ImportPartProvider>
  );
}
