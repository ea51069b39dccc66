import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type FileKind,
  isNoSheet,
  isReadable,
  type PageRange,
  pageLanguages,
  type SheetInFile,
  sectionsOfSheet,
  unreadLanguage,
} from '#contract/reading/file-kind.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { useCountRequestMessages, useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useReading } from './reading-context.ts';

interface Props {
  /** Makes a request of each of several sheets. */
  readonly onSplit: () => void;
  readonly isSplitting: boolean;
}

/** What the file is where it is not one sheet in English or French, and no more. */
export const FileKindNotice = ({ onSplit, isSplitting }: Props) => {
  const countWord = useCountRequestMessages();
  const key = useKey('split');
  const { kind } = useReading().reading;
  if (!kind || isUsual(kind)) return null;
  const isWarning = !isReadable(kind) || kind.sheets.length > 1;
  return (
    <Notice severity={isWarning ? 'warning' : 'info'} role="note">
      <Box sx={{ display: 'grid', gap: 2 }}>{isNoSheet(kind) ? <NoSheet kind={kind} /> : <Sheets kind={kind} />}</Box>
      {kind.sheets.length > 1 && (
        <Button variant="outlined" size="small" loading={isSplitting} onClick={onSplit} {...key} sx={{ mt: 3 }}>
          {countWord('kindSplit', kind.sheets.length)}
        </Button>
      )}
    </Notice>
  );
};

const isUsual = (kind: FileKind): boolean =>
  isReadable(kind) && kind.sheets.length === 1 && kind.sheets[0]!.versions.length < 2 && !kind.rest;

const NoSheet = ({ kind }: { kind: FileKind }) => {
  const word = useRequestMessages();
  const title = word(kind.hasTitle ? 'kindTitleFound' : 'kindTitleAbsent');
  return (
    <Line head={word('kindNoSheet')}>{word('kindSought', { title, found: kind.sections, all: sectionsOfSheet })}</Line>
  );
};

const Sheets = ({ kind }: { kind: FileKind }) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const language = useLanguage();
  const pagesOf = usePagesOf();
  const languagesOf = useLanguagesOf();
  const unread = unreadLanguage(kind);
  const [first] = kind.sheets;
  const isAlone = kind.sheets.length === 1;
  return (
    <>
      {!isAlone && (
        <Box>
          <Line head={countWord('kindSeveral', kind.sheets.length)}>{word('kindFirstRead')}</Line>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {kind.sheets.map((sheet) => (
              <li key={sheet.pages[0]}>
                {[pagesOf(sheet.pages), sheet.productName, languagesOf(sheet)].filter(Boolean).join(' · ')}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {unread && (
        <Line
          head={
            unread === 'other' ? word('kindOther') : word('kindForeign', { language: pageLanguages[unread][language] })
          }
        >
          {word('kindUnsure')}
        </Line>
      )}
      {isAlone && first && first.versions.length > 1 && (
        <Line head={word('kindLanguages', { languages: languagesOf(first) })}>
          {isInBoth(first) && word('kindChooseLanguage')}
        </Line>
      )}
      {kind.rest && first && (
        <Line
          head={
            isAlone
              ? word('kindSheetAndRest', { sheet: pagesOf(first.pages), rest: pagesOf(kind.rest) })
              : word('kindRestOfSeveral', { rest: pagesOf(kind.rest) })
          }
        />
      )}
    </>
  );
};

const isInBoth = ({ versions }: SheetInFile): boolean =>
  (['en', 'fr'] as const).every((language) => versions.some((version) => version.language === language));

const Line = ({ head, children }: { head: string; children?: ReactNode }) => (
  <div>
    <strong>{head}</strong> {children}
  </div>
);

const usePagesOf = () => {
  const word = useRequestMessages();
  return ([from, to]: PageRange): string =>
    from === to ? word('kindPage', { page: from }) : word('kindPages', { from, to });
};

/** The languages of a sheet, with the pages of each where they follow each other. */
const useLanguagesOf = () => {
  const word = useRequestMessages();
  const language = useLanguage();
  const pagesOf = usePagesOf();
  return ({ versions }: SheetInFile): string => {
    const words = versions.map((version) => pageLanguages[version.language][language]);
    if (versions.length < 2) return words.join('');
    const areBeside = versions.every(({ pages }) => pages[0] === versions[0]!.pages[0]);
    if (areBeside) return word('kindBeside', { languages: words.join(', ') });
    return versions.map(({ pages }, at) => `${words[at]} (${pagesOf(pages)})`).join(', ');
  };
};
