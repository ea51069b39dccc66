import { DataTable } from '#src/admin/DataTable.tsx';
import { List } from '#src/admin/List.tsx';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import { RequestDialog } from './details/RequestDialog.tsx';
import { RequestNews } from './RequestNews.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { useOpenRequest } from './use-open-request.ts';

/** The message centre: the list, and over it the request that is open. S2.2.10. */
export default function RequestList() {
  const { refreshEvery } = useResourceDeclaration();
  const { openId, close } = useOpenRequest();
  return (
    <List
      summary={<UnreadLine />}
      aside={
        <>
          <RequestNews />
          {openId !== undefined && (
            <RequestDialog key={openId} id={openId} onClose={close} refreshEvery={refreshEvery} />
          )}
        </>
      }
    >
      <DataTable />
    </List>
  );
}
