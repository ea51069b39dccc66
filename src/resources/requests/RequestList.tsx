import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceList } from '#src/admin/list/ResourceList.tsx';
// With the page, so that no cell comes after its row.
import './cells.tsx';
import { RequestDialog } from './details/RequestDialog.tsx';
import { RequestNews } from './RequestNews.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { useOpenRequest } from './use-open-request.ts';

/** The message centre: the list, and over it the request that is open. Specification 2, "Message centre". */
export default function RequestList({ resource }: { resource: Resource }) {
  const { openId, close } = useOpenRequest();
  return (
    <ResourceList resource={resource} summary={<UnreadLine />}>
      <RequestNews />
      {openId !== undefined && (
        <RequestDialog key={openId} id={openId} onClose={close} refreshEvery={resource.refreshEvery} />
      )}
    </ResourceList>
  );
}
