import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceList } from '#src/admin/list/ResourceList.tsx';
import { AttentionFilters } from './AttentionFilters.tsx';

export default function SheetList({ resource }: { resource: Resource }) {
  return <ResourceList resource={resource} summary={<AttentionFilters resource={resource} />} />;
}
