import type { Resource } from '../../../define-resource.ts';
import { ResourceCreate } from '../../../resource-views/form/ResourceCreate.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';

export default function OrganisationCreate({ resource }: { resource: Resource }) {
  return (
    <ResourceCreate resource={resource}>
      <OrganisationInputs />
    </ResourceCreate>
  );
}
