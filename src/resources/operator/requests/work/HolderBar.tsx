import PersonOutlined from '@mui/icons-material/PersonOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { requestNumber } from '#contract/requests/request-number.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { formatLongInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { Overdue } from '../flags.tsx';
import { useHold } from '../queue/use-hold.ts';
import { useHolders } from '../queue/use-holders.ts';
import { usePresence } from '../queue/use-queue-watch.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** Who has the request, who else is at it, and the ways to take it, to give it to somebody and to give it back. */
export const HolderBar = ({ request }: { request: OperatorRequest }) => {
  const others = usePresence(request.id);
  const { canHold, isMine } = useHold(request);
  const isElses = canHold && request.holder !== null && !isMine;
  const Icon = isElses ? WarningAmberOutlined : PersonOutlined;
  if (!canHold && others.length === 0) return null;
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 4, sm: 8 },
        py: 1,
        minHeight: 44,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isElses ? tokens.amberSoft : tokens.paper,
        displayPrint: 'none',
      })}
    >
      {canHold && (
        <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
          <WhoHasIt request={request} isMine={isMine} />
        </Box>
      )}
      {canHold && <Acts request={request} />}
      {canHold && <Due request={request} />}
      <Box role="status" sx={{ ml: 'auto', display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        {others.length > 0 && <AlsoHere names={others.map(({ name }) => name)} />}
      </Box>
    </Box>
  );
};

const WhoHasIt = ({ request: { holder, held_since }, isMine }: { request: OperatorRequest; isMine: boolean }) => {
  const word = useRequestMessages();
  const language = useLanguage();
  if (!holder) return <Typography variant="body2">{word('nobodyHasIt')}</Typography>;
  const since = { date: formatLongInstant(held_since, language), time: formatTime(held_since, language) };
  return (
    <Typography variant="body2">
      <strong>{isMine ? word('youHaveIt') : word('otherHasIt', { name: holder.name })}</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {word('since', since)}
      </Box>
    </Typography>
  );
};

/** The last day on which it is in time, and by icon and word that it is past. */
const Due = ({ request: { due_on, is_overdue } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const language = useLanguage();
  return (
    <Typography variant="body2" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {word('dueOn', { date: formatLongDate(due_on, language) })}
      {is_overdue && <Overdue />}
    </Typography>
  );
};

const AlsoHere = ({ names }: { names: readonly string[] }) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <>
      <VisibilityOutlined fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography variant="body2">
        {word(names.length === 1 ? 'oneIsHere' : 'severalAreHere', { names: list })}
      </Typography>
    </>
  );
};

/** The first button stays where it is while its words change, and the focus with it. */
const Acts = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const { isMine, isHolding, take, giveBack, give } = useHold(request);
  const key = useKey('take');
  const [isAsking, setAsking] = useState(false);
  const { id, holder, held_since } = request;
  const act = !holder ? 'take' : isMine ? 'giveBack' : 'takeOver';
  const does = { take, giveBack, takeOver: () => setAsking(true) };
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 2 }}>
      <SendingButton size="small" variant="outlined" isSending={isHolding && !isAsking} onClick={does[act]} {...key}>
        {word(act)}
      </SendingButton>
      <GiveTo request={request} onGive={(to) => void give(to)} />
      {isAsking && holder && (
        <ConfirmDialog
          title={word('takeOverTitle', { id: requestNumber(id) })}
          act={word('takeOver')}
          isActing={isHolding}
          onCancel={() => setAsking(false)}
          onConfirm={() => void take().then(() => setAsking(false))}
        >
          {word('takeOverDetail', {
            name: holder.name,
            date: formatLongInstant(held_since, language),
            time: formatTime(held_since, language),
          })}
        </ConfirmDialog>
      )}
    </Box>
  );
};

interface GiveToProps {
  readonly request: OperatorRequest;
  readonly onGive: (to: { readonly id: number; readonly name: string }) => void;
}

const GiveTo = ({ request: { holder }, onGive }: GiveToProps) => {
  const text = useText();
  const word = useRequestMessages();
  const { uid } = useUserInfo();
  const key = useKey('give');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const holders = useHolders({ areOffered: anchor !== null });
  const offered = (holders ?? []).filter(({ id }) => id !== uid && id !== holder?.id);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...key}
      >
        {word('giveTo')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onGive({ id, name });
            }}
          >
            {name}
          </MenuItem>
        ))}
        {offered.length === 0 && <MenuItem disabled>{holders ? word('nobodyElse') : text('shell.loading')}</MenuItem>}
      </Menu>
    </>
  );
};
