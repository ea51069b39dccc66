import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { closePoster, getPosterPdf, openPoster, type PosterLocation, replacePoster } from '#contract/calls/posters.ts';
import { type PosterPaper, posterPapers } from '#contract/poster-papers.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/RowList.tsx';
import { usePostersMessages } from './messages.ts';
import { OpenDialog } from './OpenDialog.tsx';

interface Props {
  readonly location: PosterLocation;
  readonly onChanged: () => void;
}

type Question = 'open' | 'replace' | 'close';

/** A location: whether a poster opens it, how often it did, and what may be done. */
export const PosterRow = ({ location, onChanged }: Props) => {
  const messages = usePostersMessages();
  const language = useLanguage();
  const notify = useNotify();
  const { isSending, send } = useSend();
  const [question, setQuestion] = useState<Question>();
  const { id, name, poster, late_uses, late_at } = location;
  const day = (instant: string) => (instant ? formatLongDate(instant, language) : '');
  const act = (call: () => Promise<unknown>, done: string) =>
    send(async () => {
      await call().finally(() => setQuestion(undefined));
      notify(done);
      onChanged();
    });
  const params = { location: id };
  const acts = {
    open: () => act(() => callApi(openPoster, { params }), messages.opened),
    replace: () => act(() => callApi(replacePoster, { params, body: { poster: poster?.id ?? 0 } }), messages.replaced),
    close: () => act(() => callApi(closePoster, { params }), messages.closedDone),
  };
  const asking = { isActing: isSending, onCancel: () => setQuestion(undefined) };
  const facts = poster
    ? [
        messages.openSince(day(poster.opened_at)),
        messages.printed(day(poster.printed_at)),
        messages.uses(poster.uses, day(poster.used_at)),
      ]
    : [messages.closed];
  return (
    <Row
      name={name}
      facts={facts}
      action={
        poster ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Download location={location} onDone={onChanged} />
            <More name={name} onChoose={setQuestion} />
          </Box>
        ) : (
          <Button variant="outlined" aria-label={messages.openNamed(name)} onClick={() => setQuestion('open')}>
            {messages.open}
          </Button>
        )
      }
    >
      {late_uses > 0 && (
        <Notice severity="warning" sx={{ my: 2 }}>
          {messages.late(late_uses, day(late_at))}
        </Notice>
      )}
      {question === 'open' && <OpenDialog name={name} {...asking} onConfirm={() => void acts.open()} />}
      {question === 'replace' && (
        <ConfirmDialog
          title={messages.replaceQuestion(name)}
          act={messages.replaceAct}
          {...asking}
          onConfirm={() => void acts.replace()}
        >
          {messages.replaceDetail}
        </ConfirmDialog>
      )}
      {question === 'close' && (
        <ConfirmDialog
          title={messages.closeQuestion(name)}
          act={messages.closeAct}
          {...asking}
          onConfirm={() => void acts.close()}
        >
          {messages.closeDetail}
        </ConfirmDialog>
      )}
    </Row>
  );
};

const Download = ({ location: { id, name }, onDone }: { location: PosterLocation; onDone: () => void }) => {
  const messages = usePostersMessages();
  const { isSending, send } = useSend();
  const download = (paper: PosterPaper) =>
    send(async () => {
      await saveFile(getPosterPdf, { params: { location: id }, query: { paper } }, `poster-affiche-${id}-${paper}.pdf`);
      onDone();
    });
  return (
    <MenuButton
      button={(props) => (
        <Button
          {...props}
          variant="contained"
          startIcon={<FileDownloadOutlined />}
          disabled={isSending}
          aria-label={messages.downloadNamed(name)}
        >
          {messages.download}
        </Button>
      )}
      choices={posterPapers.map((paper) => ({ text: messages.papers[paper], onChoose: () => void download(paper) }))}
    />
  );
};

const More = ({ name, onChoose }: { name: string; onChoose: (question: Question) => void }) => {
  const messages = usePostersMessages();
  return (
    <MenuButton
      button={(props) => (
        <IconButton {...props} aria-label={messages.moreOf(name)}>
          <MoreVert />
        </IconButton>
      )}
      choices={[
        { text: messages.replace, onChoose: () => onChoose('replace') },
        { text: messages.close, onChoose: () => onChoose('close') },
      ]}
    />
  );
};

interface MenuButtonProps {
  readonly button: (props: {
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onClick: (event: { currentTarget: HTMLElement }) => void;
  }) => ReactNode;
  readonly choices: readonly { readonly text: string; readonly onChoose: () => void }[];
}

const MenuButton = ({ button, choices }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {choices.map(({ text, onChoose }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
