import type { SvgIconComponent } from '@mui/icons-material';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import MoreVert from '@mui/icons-material/MoreVert';
import PlaylistRemove from '@mui/icons-material/PlaylistRemove';
import Tune from '@mui/icons-material/Tune';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Button, CircularProgress, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { memo, useId, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Permission } from '#contract/permissions.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useText } from '#src/i18n/use-text.ts';
import { navigate } from '#src/providers/navigation.tsx';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useExcel } from '../excel/use-excel.ts';
import { type RemovalMode, useRemovalMode } from '../removal/removal-mode.tsx';
import { useSearch } from '../state/use-search.ts';
import { type ToolDialog, ToolDialogs } from './ToolDialogs.tsx';

/** What can be done with the results: as buttons, the rest and on a phone all of it in a menu. */
export const Toolbar = ({ isPhone }: { isPhone: boolean }) => {
  const [dialog, setDialog] = useState<ToolDialog>();
  const tools = useTools(setDialog);
  const buttons = isPhone ? [] : tools.filter(({ isExtra }) => !isExtra);
  const rest = useMemo(
    () => tools.filter(({ name, isExtra }) => isPhone || (isExtra && name !== 'advanced')),
    [tools, isPhone],
  );
  return (
    <div className="results-toolbar">
      {buttons.map((tool) => (
        <ToolButton key={tool.name} tool={tool} />
      ))}
      <ToolMenu tools={rest} />
      <ToolDialogs open={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
};

const ToolButton = memo(({ tool: { label, hint, icon: Icon, isBusy, isDisabled, act } }: { tool: Tool }) => {
  const text = useText();
  return (
    <Tooltip title={hint ? text(hint) : ''}>
      <span>
        <Button
          variant="outlined"
          disabled={isBusy || isDisabled}
          onClick={typeof act === 'function' ? act : undefined}
          startIcon={isBusy ? <CircularProgress size={16} /> : <Icon sx={{ color: 'primary.main' }} />}
          sx={{ color: 'text.primary' }}
        >
          {text(label)}
        </Button>
      </span>
    </Tooltip>
  );
});

/** Tools that have no button of their own. */
const ToolMenu = memo(({ tools }: { tools: readonly Tool[] }) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('tools.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tools.map(({ name, label, icon: Icon, isBusy, isDisabled, act }) => (
          <MenuItem
            key={name}
            disabled={isBusy === true || isDisabled === true}
            onClick={() => {
              setAnchor(null);
              if (typeof act === 'string') navigate(act);
              else act();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});

/** Something to do with the results: a button above them, or a line of the menu where room is short. */
interface Tool {
  readonly name: string;
  readonly label: MessageKey;
  /** Says more than the label, for the tooltip and those who hear it. */
  readonly hint?: MessageKey;
  readonly icon: SvgIconComponent;
  readonly permission?: Permission;
  /** Only in the menu: there is another way to it on a wide window. */
  readonly isExtra?: true;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** What it does, or where it leads. */
  readonly act: (() => void) | string;
}

/** What this person can do with what is found. S2.2.4. */
const useTools = (open: (dialog: ToolDialog) => void): Tool[] => {
  const { permissions } = useUserInfo();
  const { activeCount, total = 0 } = useSearch();
  const removal = useRemovalMode();
  const { isDownloading, download } = useExcel();
  const startDownload = useEvent(download);
  const [isNarrowed, isEmpty] = [activeCount > 0, total === 0];
  return useMemo(
    () => toolsFor({ permissions, removal, isNarrowed, isEmpty, isDownloading, download: startDownload, open }),
    [permissions, removal, isNarrowed, isEmpty, isDownloading, startDownload, open],
  );
};

interface Circumstances {
  readonly permissions: readonly Permission[];
  readonly removal: RemovalMode;
  /** By filters, which can be saved. */
  readonly isNarrowed: boolean;
  /** Nothing is found. */
  readonly isEmpty: boolean;
  readonly isDownloading: boolean;
  readonly download: () => void;
  readonly open: (dialog: ToolDialog) => void;
}

const toolsFor = (circumstances: Circumstances): Tool[] => {
  const { permissions, removal, isNarrowed, isEmpty, isDownloading, download, open } = circumstances;
  const tools: (Tool | false)[] = [
    { name: 'advanced', label: 'tools.advanced.open', icon: Tune, isExtra: true, act: () => open('advanced') },
    isNarrowed && {
      name: 'save',
      label: 'tools.saved.start',
      icon: BookmarkAddOutlined,
      act: () => open('save'),
    },
    { name: 'columns', label: 'tools.columns.open', icon: ViewColumnOutlined, act: () => open('columns') },
    {
      name: 'excel',
      label: 'tools.excel.open',
      hint: 'tools.excel.download',
      icon: FileDownloadOutlined,
      permission: 'create-excel',
      isBusy: isDownloading,
      isDisabled: isEmpty,
      act: download,
    },
    {
      name: 'removal',
      label: removal.isOn ? 'removal.leave' : 'removal.start',
      icon: PlaylistRemove,
      permission: 'manage-sds',
      isDisabled: !removal.isOn && isEmpty,
      act: removal.isOn ? removal.leave : removal.start,
    },
    {
      name: 'add',
      label: 'tools.links.add',
      icon: UploadFileOutlined,
      permission: 'sds-addition',
      isExtra: true,
      act: '/sds-addition',
    },
    {
      name: 'index',
      label: 'tools.links.index',
      icon: FormatListNumbered,
      permission: 'create-index',
      isExtra: true,
      act: '/create-index',
    },
    {
      name: 'binder',
      label: 'tools.links.binder',
      icon: AutoStoriesOutlined,
      permission: 'create-binder',
      isExtra: true,
      act: '/create-binder',
    },
    {
      name: 'e-binder',
      label: 'tools.links.eBinder',
      icon: FolderZipOutlined,
      permission: 'create-ebinder',
      isExtra: true,
      act: '/create-ebinder',
    },
  ];
  return tools
    .filter((tool) => tool !== false)
    .filter(({ permission }) => permission === undefined || permissions.includes(permission));
};
