import type { Resource } from '#src/define-resource.ts';
import { ResourceCreate } from '#src/resource-views/form/ResourceCreate.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';

export default function OrganisationCreate({ resource }: { resource: Resource }) {
  return (
    <ResourceCreate resource={resource}>
      <OrganisationInputs />
    </ResourceCreate>
  );
}
