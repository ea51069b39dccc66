import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { FormDraft } from '#src/ui/forms/FormDraft.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import type { MarkSet } from '../pdf/Marks.tsx';
import { PdfPane } from '../pdf/PdfPane.tsx';
import type { Target } from '../pdf/target.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { useFirstWork } from '../work/first-work.ts';
import { useAskWhose } from '../work/use-ask-whose.tsx';
import { useIsReady } from '../work/use-is-ready.ts';
import { WorkFailed, WorkLoading } from '../work/WorkStates.tsx';
import { AdditionForm } from './AdditionForm.tsx';
import { FormFooter } from './FormFooter.tsx';
import { hintOf, placesRead } from './reading/hints.ts';
import { ReadingProvider } from './reading/reading-context.ts';
import { type Part, SplitView } from './SplitView.tsx';
import { LookFirst, useLookFirst } from './saving/LookFirst.tsx';
import { useConfirm, useShowErrors } from './saving/use-confirm.ts';
import { type Draft, useDraft } from './saving/use-draft.ts';
import { useReadAgain } from './saving/use-read-again.ts';
import { useSplit } from './saving/use-split.ts';
import { useAddition, type Work } from './use-addition.ts';
import type { FormPart, SheetField, Values } from './values.ts';

/** A sheet to add: its PDF, and beside it the form that was filled in from it. */
export const AdditionWork = ({ request }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useAddition(request.id);
  const isOpen = request.status === 'processing';
  const wasOpen = useRef(isOpen);
  const isEndedMeanwhile = wasOpen.current && !isOpen;
  const note = useRef('');
  // What was entered here is not what somebody else has confirmed.
  useEffect(() => {
    if (isEndedMeanwhile) void refetch();
  }, [isEndedMeanwhile, refetch]);
  if (error && !isFetching) return <WorkFailed level={2} onRetry={() => void refetch()} />;
  if (!data || (isEndedMeanwhile && isFetching)) return <WorkLoading words={word('reading')} />;
  // Loaded anew, it is another form.
  return (
    <AdditionWorkspace
      key={dataUpdatedAt}
      request={request}
      work={data}
      isEndedMeanwhile={isEndedMeanwhile}
      note={note.current}
      onReload={(written = '') => {
        note.current = written;
        void refetch();
      }}
    />
  );
};

interface Props {
  readonly request: OperatorRequest;
  readonly work: Work;
  /** Somebody else has confirmed or refused it while it was worked on here. */
  readonly isEndedMeanwhile: boolean;
  /** What was written to the organisation before it was loaded anew; no draft has it. */
  readonly note: string;
  readonly onReload: (note?: string) => void;
}

/** The PDF and the form side by side; each shows where the other comes from. */
const AdditionWorkspace = ({ request, work, isEndedMeanwhile, note, onReload }: Props) => {
  const word = useRequestMessages();
  const { id, info, status } = request;
  const isOpen = status === 'processing';
  const form = useForm<Values>({ defaultValues: { ...work.draft, note }, disabled: !isOpen });
  const isLeaving = useRef(false);
  const [part, setPart] = useState<Part>('form');
  const { marks, target, show, setFocus } = usePlaces(work.reading);
  const faults = useFaultFocus(() => setPart('form'));
  const onRefused = useShowErrors(form);
  const whose = useAskWhose(request);
  const { send } = whose;
  const draft = useDraft({ id, form, version: work.version, isOpen, onRefused });
  const { isConfirming, confirm } = useConfirm({
    request,
    form,
    draft,
    send,
    onRefused,
    isLeaving,
    onFaults: faults.focus,
  });
  const onSplit = () => onReload(form.getValues('note'));
  const { isSplitting, split } = useSplit({ id, reading: work.reading, draft, send, onSplit });
  const { isReadingAgain, readAgain } = useReadAgain({ id, draft, onRead: () => onReload(form.getValues('note')) });
  const showInPdf = useCallback(
    (field: SheetField) => {
      setPart('pdf');
      show(field);
    },
    [show],
  );
  const isReady = useIsReady(tooSoon);
  const isUndecided = () => work.candidates.length > 0 && form.getValues('decision.kind') === 'new';
  const look = useLookFirst(work.reading, isUndecided);
  const isArriving = useFirstWork(request, { isReady });
  const add = () =>
    whose.before(() => {
      // What is read off this file is kept only where no other sheet is used.
      if (form.getValues('decision.kind') === 'use') void confirm();
      else look.before(() => void confirm());
    });
  const lookAt = (field: FormPart) => {
    look.close();
    setPart('form');
    // The dialog hands the focus back first.
    setTimeout(() => faults.form.current?.querySelector<HTMLElement>(controlOf(field))?.focus());
  };

  return (
    <FormProvider {...form}>
      <ReadingProvider value={{ reading: work.reading, show: showInPdf }}>
        {isOpen && <FormDraft name="addition" />}
        {isOpen && <UnsavedGuard draft={draft} isLeaving={isLeaving} />}
        <SplitView
          part={part}
          onPart={setPart}
          pdf={
            request.has_file ? (
              <PdfPane id={id} fileName={info.file_name || word('pdfPane')} marks={marks} target={target} />
            ) : (
              <StatePanel level={2} icon={<NoteAddOutlined />} title={word('withoutPdf')}>
                {word('withoutPdfDetail')}
              </StatePanel>
            )
          }
          form={
            <AdditionForm
              ref={faults.form}
              request={request}
              work={work}
              isChanged={draft.stage === 'changed'}
              isEndedMeanwhile={isEndedMeanwhile}
              onReload={() => onReload()}
              onSplit={() => whose.before(() => void split())}
              isSplitting={isSplitting}
              onReadAgain={() => void readAgain()}
              isReadingAgain={isReadingAgain}
              onWork={look.noteLook}
              onField={(part) => {
                if (!isArriving.current) look.noteLook(part);
                setFocus(part === 'decision' ? undefined : part);
              }}
            />
          }
          footer={
            isOpen && (
              <FormFooter
                request={request}
                draft={draft}
                savedBy={work.saved_by}
                isConfirming={isConfirming}
                isReady={isReady}
                onConfirm={add}
                onRefused={() => {
                  isLeaving.current = true;
                }}
              />
            )
          }
        />
        {whose.question}
        <LookFirst
          asked={look.asked}
          onLook={lookAt}
          onAdd={() => {
            look.close();
            void confirm();
          }}
        />
      </ReadingProvider>
    </FormProvider>
  );
};

/** What of a field takes the focus. */
const controlOf = (field: FormPart): string =>
  ['input', 'textarea', '[tabindex="0"]', 'button'].map((control) => `[data-field=${field}] ${control}`).join();

/** Saves what can be saved before one leaves; asks about the rest: a note, which is no part of the draft, and what was refused. */
const UnsavedGuard = ({ draft, isLeaving }: { draft: Draft; isLeaving: RefObject<boolean> }) => {
  const note = useWatch<Values, 'note'>({ name: 'note' });
  const hasNote = note.trim() !== '';
  return (
    <LeaveGuard
      isDirty={hasNote || draft.isUnsaved}
      isLeaving={isLeaving}
      onLeave={async () => (await draft.save()) && !hasNote}
    />
  );
};

/** Milliseconds in which nobody has looked at a sheet. */
const tooSoon = 2000;

/** Puts the focus on the first field at fault, once the faults are on the screen. */
const useFaultFocus = (showForm: () => void) => {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const show = useRef(showForm);
  show.current = showForm;
  useFirstErrorFocus(() => form.current, { when: asked > 0, each: asked });
  return {
    form,
    focus: useCallback(() => {
      show.current();
      setAsked((before) => before + 1);
    }, []),
  };
};

/** What is marked in the PDF: everything that was found, and more strongly what the field in focus comes from. */
const usePlaces = (reading: SheetReading) => {
  const [inFocus, setFocus] = useState<SheetField>();
  const [target, setTarget] = useState<Target>();
  const shown = useRef({ field: '', index: -1 });
  const marks = useMemo<readonly MarkSet[]>(() => {
    const places = (inFocus && hintOf(reading, inFocus)?.places) ?? [];
    return [
      { kind: 'found', places: placesRead(reading).filter((place) => !places.includes(place)) },
      { kind: 'inFocus', places },
    ];
  }, [reading, inFocus]);
  const show = useCallback(
    (field: SheetField) => {
      const places = hintOf(reading, field)?.places ?? [];
      const before = shown.current.field === field ? shown.current.index : -1;
      const index = (before + 1) % Math.max(1, places.length);
      const place = places[index];
      if (!place) return;
      shown.current = { field, index };
      setFocus(field);
      setTarget({ place });
    },
    [reading],
  );
  return { marks, target, show, setFocus };
};
