import type { SvgIconComponent } from '@mui/icons-material';
import DocumentScannerOutlined from '@mui/icons-material/DocumentScannerOutlined';
import FileDownloadOffOutlined from '@mui/icons-material/FileDownloadOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import type { AttentionKind } from '#contract/sheets/attention.ts';

/** What marks each kind of attention beside its words; age and newer versions as members see them. */
export const attentionIcons: Readonly<Record<AttentionKind, SvgIconComponent>> = {
  old: ScheduleOutlined,
  superseded: UpdateOutlined,
  'one-language': TranslateOutlined,
  'no-pdf': FileDownloadOffOutlined,
  unread: DocumentScannerOutlined,
};
