import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { settleAttention } from '#contract/calls/operator/sheet-ends.ts';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { type AttentionAction, attentionActions, type Settling } from '#contract/sheets/attention-actions.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { formatDateInText } from '#src/resources/operator/date-in-text.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { addPath, movesPath } from '../paths.ts';
import type { ListedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { useAttentionMessages } from './messages.ts';

const PdfDialog = lazy(() => import('../pdf/PdfDialog.tsx'));
const JoinDialog = lazy(() => import('../join/JoinDialog.tsx'));

/** Something that can be done about a sheet: a way to go, or an act. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  readonly act?: () => void;
}

const otherLanguage = { en: 'fr', fr: 'en' } as const satisfies Record<SheetLanguage, SheetLanguage>;

/** What empties the lists that a sheet is in, as its kinds declare it, and the dialog that is open for one of them. */
export const useAttentionActions = (
  sheet: ListedSheet,
  kinds: readonly AttentionKind[],
  /** Whose sheets are looked at, where it is one organisation's. */
  organisation?: number,
): { readonly offers: readonly Offer[]; readonly isSending: boolean; readonly dialog: ReactNode } => {
  const messages = useAttentionMessages();
  const language = useLanguage();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const { isSending, send } = useSend();
  const [open, setOpen] = useState<'pdf' | 'join'>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    changed();
  };
  const settle = (kind: AttentionKind, how: Settling) =>
    void send(async () => {
      const { settled } = await callApi(settleAttention, { params: { id: sheet.id }, body: { kind, how } });
      const until = settled.find((one) => one.kind === kind)?.until ?? '';
      notify(messages.settled(attentionKinds[kind][language], formatDateInText(until)));
      changed();
    });
  const addOf = (kind: AttentionKind): Offer => {
    const other = kind === 'one-language' ? otherLanguage[sheet.language] : undefined;
    const label = other ? messages.addLanguage[other] : messages.addNewer;
    return { key: other ? 'add other' : 'add', label, to: addPath({ like: sheet.id, language: other, organisation }) };
  };
  const offerOf = (kind: AttentionKind, action: AttentionAction): Offer => {
    switch (action) {
      case 'pdf':
      case 'join':
        return { key: action, label: messages.actions[action], act: () => setOpen(action) };
      case 'edit':
        return { key: action, label: messages.actions.edit, to: `/operator/sheets/${sheet.id}` };
      case 'add':
        return addOf(kind);
      case 'move':
        return { key: action, label: messages.actions.move, to: movesPath({ id: sheet.id }) };
      case 'ask':
        return { key: `${kind} ask`, label: messages.actions.ask, act: () => settle(kind, 'asked') };
      case 'settle':
        return { key: `${kind} settle`, label: messages.settle[kind], act: () => settle(kind, 'settled') };
    }
  };
  const all = kinds.flatMap((kind) => attentionActions[kind].map((action) => offerOf(kind, action)));
  return {
    offers: all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index),
    isSending,
    dialog: open && (
      <Suspense fallback={null}>
        {open === 'pdf' ? (
          <PdfDialog sheet={sheet} onClose={close} onDone={done} />
        ) : (
          <JoinDialog sheet={sheet} onClose={close} onDone={done} />
        )}
      </Suspense>
    ),
  };
};
