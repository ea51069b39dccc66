import type { Resource } from '#src/define-resource.ts';
import { ResourceList } from '#src/resource-views/list/ResourceList.tsx';
import { AttentionFilters } from './AttentionFilters.tsx';

export default function SheetList({ resource }: { resource: Resource }) {
  return <ResourceList resource={resource} summary={<AttentionFilters resource={resource} />} />;
}
