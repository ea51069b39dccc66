import type { NoticeEntry } from '#contract/calls/operator/notices.ts';
import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceCreate } from '#src/admin/form/ResourceCreate.tsx';
import { NoticeInputs } from './NoticeInputs.tsx';

const blank: NoticeEntry = {
  organisation: null,
  kind: 'announcement',
  subject_en: '',
  subject_fr: '',
  text_en: '',
  text_fr: '',
  type_en: 'plain',
  type_fr: 'plain',
  from_day: '',
  to_day: '',
};

export default function NoticeCreate({ resource }: { resource: Resource }) {
  return (
    <ResourceCreate resource={resource} initial={blank}>
      <NoticeInputs />
    </ResourceCreate>
  );
}
