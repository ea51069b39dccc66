import FlashlightOn from '@mui/icons-material/FlashlightOn';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { navigate } from '#src/providers/navigation.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { meaningOfCode } from './meaning-of-code.ts';
import { useScanMessages } from './messages.ts';
import { pictureOf } from './picture-of.ts';
import { createCodeReader } from './read-codes.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  /** Takes what a code names: a product’s number or name. */
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Reads a code by camera or from a picture, and leads to its sheet, its poster, or to a search for what it names. */
export default function ScanDialog({ onWords, onClose }: Props) {
  const messages = useScanMessages();
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useCamera(video);
  const [said, setSaid] = useState<string>();
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.close(), [reader]);

  /** Answers whether the dialog has done its work. */
  const follow = (code: string): boolean => {
    const meaning = meaningOfCode(code, window.location.host);
    if (meaning.kind === 'foreign') setSaid(messages.foreign(meaning.host));
    else if (meaning.kind === 'unknown') setSaid(messages.unknown);
    else {
      navigator.vibrate?.(60);
      onClose();
      if (meaning.kind === 'words') onWords(meaning.words);
      else navigate(meaning.kind === 'sheet' ? `/sds-details/isn/${meaning.isn}` : meaning.path);
      return true;
    }
    return false;
  };
  const followed = useRef(follow);
  followed.current = follow;

  // One picture after the other, as fast as they are read and not faster than needed.
  useEffect(() => {
    if (camera.state !== 'running') return;
    let timer = 0;
    let isOver = false;
    const look = async () => {
      const picture = video.current && pictureOf(video.current);
      const code = picture ? await reader.read(picture) : undefined;
      if (isOver || (code && followed.current(code))) return;
      timer = window.setTimeout(next, 120);
    };
    const next = () =>
      void look().catch(() => {
        if (isOver) return;
        setSaid(messages.failed);
        timer = window.setTimeout(next, 5000);
      });
    next();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [camera.state, reader, messages]);

  const readPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same picture may be chosen again.
    target.value = '';
    if (!chosen) return;
    setSaid(undefined);
    const bitmap = await createImageBitmap(chosen).catch(() => undefined);
    const picture = bitmap && pictureOf(bitmap);
    if (!picture) return setSaid(messages.noPicture);
    const code = await reader.read(picture).catch(() => null);
    if (code === null) setSaid(messages.failed);
    else if (code === undefined) setSaid(messages.noCode);
    else follow(code);
  };

  const isSeeing = camera.state === 'running' || camera.state === 'starting';
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: '1.125rem', pb: 2 }}>
        {messages.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {isSeeing && (
          <>
            <Typography>
              {camera.state === 'starting' ? `${messages.starting} ${messages.allow}` : messages.hint}
            </Typography>
            <Box
              component="video"
              ref={video}
              autoPlay
              playsInline
              muted
              aria-label={messages.video}
              sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '10px', bgcolor: '#000' }}
            />
          </>
        )}
        <div role="status">
          {(!isSeeing || said) && (
            <Notice severity={said === messages.failed ? 'error' : 'warning'} role="presentation">
              {said ?? (isSeeing ? '' : messages[camera.state as Exclude<typeof camera.state, 'starting' | 'running'>])}
            </Notice>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, px: 6, py: 4 }}>
        {camera.isLit !== undefined && camera.state === 'running' && (
          <Button startIcon={<FlashlightOn />} aria-pressed={camera.isLit} onClick={camera.switchLight}>
            {messages.light}
          </Button>
        )}
        {(camera.state === 'refused' || camera.state === 'busy') && (
          <Button onClick={camera.again}>{messages.again}</Button>
        )}
        <input ref={file} type="file" accept="image/*" hidden onChange={readPicture} />
        <Button startIcon={<ImageOutlined />} onClick={() => file.current?.click()}>
          {messages.picture}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
