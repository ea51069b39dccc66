import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { replyToDesk } from '#contract/calls/reply-to-desk.ts';
import type { Language } from '#contract/languages.ts';
import { noteLength } from '#contract/limits.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { putFormDraft } from '#src/providers/form-drafts.ts';
import { useAskBeforeUnload } from '#src/ui/forms/LeaveGuard.tsx';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { LongText } from './LongText.tsx';

const words = {
  en: {
    reply: 'Reply',
    add: 'Write a note',
    field: 'Your note',
    hint: 'Read by the people who work on the request, and by those in your organization who can see it.',
    send: 'Send',
    later: 'Later',
    notSent: 'Your note was not sent: nobody works on this request any more.',
    contact: 'Contact us with it',
    sent: 'Your note was sent.',
  },
  fr: {
    reply: 'Répondre',
    add: 'Écrire une note',
    field: 'Votre note',
    hint: 'Lue par les personnes qui traitent la demande et par celles de votre organisation qui la voient.',
    send: 'Envoyer',
    later: 'Plus tard',
    notSent: 'Votre note n’est pas envoyée\u00a0: plus personne ne travaille à cette demande.',
    contact: 'Nous l’écrire',
    sent: 'Votre note est envoyée.',
  },
} satisfies Record<Language, unknown>;

interface Props {
  readonly id: string;
  /** Whether somebody works on it: else nothing can be sent, and only what was typed before is shown. */
  readonly isOpen: boolean;
  /** Whether there is something to answer. */
  readonly isAsked: boolean;
}

/** A button, and the note that it opens: what somebody writes to the people who work on a request. */
export const ReplyToDesk = ({ id, isOpen, isAsked }: Props) => {
  const text = words[useLanguage()];
  const notify = useNotify();
  const client = useQueryClient();
  const draft = `reply ${id}`;
  const form = useForm({
    keptAs: draft,
    initial: { note: '' },
    rules: { note: [required, maxLength(noteLength)] },
    send: async ({ note }) => {
      await callApi(replyToDesk, { params: { id: Number(id) }, body: { note } }).catch((error: unknown) => {
        // It may have ended meanwhile: that is to be seen, with what was typed.
        void client.invalidateQueries({ queryKey: ['requests'] });
        throw error;
      });
      form.field('note').onChange('');
      notify(text.sent);
      close();
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
  });
  const typed = form.values.note;
  // What was typed before is there again, and to be seen.
  const [isWriting, setWriting] = useState(typed !== '');
  useKeptOnLeaving(draft, typed);
  useAskBeforeUnload(isOpen && typed !== '');
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setWriting(false);
    setWasOpen(true);
  };
  if (!isOpen) return typed === '' ? null : <NotSent id={id} typed={typed} />;
  if (!isWriting)
    return (
      <Box sx={{ displayPrint: 'none' }}>
        <Button autoFocus={wasOpen} size="small" variant="outlined" onClick={() => setWriting(true)}>
          {isAsked ? text.reply : text.add}
        </Button>
      </Box>
    );
  return (
    <Box component="form" {...form.form} sx={{ display: 'grid', gap: 3, displayPrint: 'none' }}>
      <LabelledInput
        {...form.field('note')}
        label={text.field}
        hint={text.hint}
        required
        autoFocus
        multiline
        minRows={3}
        maxRows={10}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton isSending={form.isSending}>{text.send}</SubmitButton>
        <Button onClick={close} disabled={form.isSending}>
          {text.later}
        </Button>
      </Box>
    </Box>
  );
};

/** A note that came too late: it goes on as a message to support. */
const NotSent = ({ id, typed }: { readonly id: string; readonly typed: string }) => {
  const text = words[useLanguage()];
  const subject = useText()('requests.title', { id: requestNumber(id) });
  const state = { subject, message: typed };
  return (
    <Notice
      severity="warning"
      role="alert"
      action={
        <Button size="small" component={Link} to="/contact-us" state={state} sx={{ whiteSpace: 'nowrap' }}>
          {text.contact}
        </Button>
      }
      sx={{ '& .notice-action': { pt: 0 }, displayPrint: 'none' }}
    >
      {text.notSent}
      <Box sx={{ mt: 2 }}>
        <LongText>{typed}</LongText>
      </Box>
    </Notice>
  );
};

/** Who closes the request while a note is half written finds it there again: a dialog is closed by one stray key. */
const useKeptOnLeaving = (name: string, note: string): void => {
  const { pathname } = useLocation();
  const latest = useRef(note);
  latest.current = note;
  useEffect(
    () => () => {
      if (latest.current !== '') putFormDraft(pathname, name, { typed: { note: latest.current } });
    },
    [pathname, name],
  );
};
