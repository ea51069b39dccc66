import { useParams } from 'react-router-dom';
import { createImport, listImports } from '#contract/calls/imports.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { ImportsView } from './list/ImportsView.tsx';
import { askWhileBusy, importsOfPage, usePageNumber } from './list/page-number.ts';
import { ImportView } from './one/ImportView.tsx';
import { ImportPartProvider, memberPart } from './parts.ts';

/** The organisation's own imports, or the one that the address names. */
export default function OwnImports() {
  const { id } = useParams();
  return <ImportPartProvider value={memberPart}>{id === undefined ? <All /> : <ImportView />}</ImportPartProvider>;
}

const All = () => {
  const [page, setPage] = usePageNumber();
  const query = importsOfPage(page);
  const read = useCall(listImports, { query }, { staleTime: 0, keepsBefore: true, askAgain: askWhileBusy });
  const create = async () => (await callApi(createImport, { body: {} })).id;
  return <ImportsView read={read} page={page} onPage={setPage} create={create} />;
};
