import type { NoticeEntry } from '#contract/calls/operator/notices.ts';
import { Create } from '#src/admin/Create.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
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

export default function NoticeCreate() {
  return (
    <Create record={blank}>
      <SimpleForm>
        <NoticeInputs />
      </SimpleForm>
    </Create>
  );
}
