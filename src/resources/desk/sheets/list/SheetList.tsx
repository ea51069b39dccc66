import type { Resource } from '../../../../define-resource.ts';
import { ResourceList } from '../../../../resource-views/list/ResourceList.tsx';
import { AttentionFilters } from './AttentionFilters.tsx';

export default function SheetList({ resource }: { resource: Resource }) {
  return <ResourceList resource={resource} summary={<AttentionFilters resource={resource} />} />;
}
