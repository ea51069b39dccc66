import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceCreate } from '#src/admin/form/ResourceCreate.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';

export default function OrganisationCreate({ resource }: { resource: Resource }) {
  return (
    <ResourceCreate resource={resource}>
      <OrganisationInputs />
    </ResourceCreate>
  );
}
