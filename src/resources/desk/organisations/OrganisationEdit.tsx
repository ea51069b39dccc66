import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceEdit } from '#src/admin/form/ResourceEdit.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';
import { OrganisationLinks } from './OrganisationLinks.tsx';

export default function OrganisationEdit({ resource }: { resource: Resource }) {
  return (
    <ResourceEdit resource={resource}>
      <OrganisationLinks />
      <OrganisationInputs />
    </ResourceEdit>
  );
}
