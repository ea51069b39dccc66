import { useRecordContext, useRedirect } from 'react-admin';
import { DeleteRecord } from '#src/admin/DeleteRecord.tsx';
import type { Resource } from '#src/admin/define-resource.ts';
import { ResourceEdit } from '#src/admin/form/ResourceEdit.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NoticeInputs } from './NoticeInputs.tsx';
import { type DeskNotice, subjectOf } from './notice.ts';
import { noticeText } from './texts.ts';

export default function NoticeEdit({ resource }: { resource: Resource }) {
  return (
    <ResourceEdit resource={resource} actions={<DeleteNotice />}>
      <NoticeInputs />
    </ResourceEdit>
  );
}

const DeleteNotice = () => {
  const text = useText();
  const language = useLanguage();
  const redirect = useRedirect();
  const notice = useRecordContext<DeskNotice>();
  if (!notice) return null;
  return (
    <DeleteRecord
      resourceName="notices"
      record={notice}
      detail={text(noticeText('deleteDetail'), { subject: subjectOf(notice, language) })}
      onDeleted={() => redirect('list', 'notices')}
      sx={{ ml: { sm: 'auto' } }}
    />
  );
};
