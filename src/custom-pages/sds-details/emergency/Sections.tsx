import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetSections } from '#contract/calls/get-sheet-sections.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { DetailsCard } from '../DetailsCard.tsx';
import { sectionOfHash, wordsParameter } from '../details-path.ts';
import { sectionTitles, useEmergencyMessages } from './messages.ts';
import { PageLink } from './SheetPassage.tsx';

const MarkedText = lazy(() => import('./MarkedText.tsx'));

type Props = Pick<SheetDetails, 'isn'> & Pick<SheetDetails['emergency'], 'sections'>;

/** The sections of the sheet, folded but for the one that the address leads to; their texts come when the first is opened. */
export const Sections = ({ isn, sections }: Props) => {
  const messages = useEmergencyMessages();
  const linked = sectionOfHash(useLocation().hash);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(linked === undefined ? [] : [linked]));
  if (sections.length === 0) return null;
  const toggle = (position: number) => setOpen(open.symmetricDifference(new Set([position])));
  return (
    <DetailsCard title={messages.sections} isPrinted={false}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {messages.sectionsAbout}
      </Typography>
      {sections.map((section, position) => (
        <SectionRow
          // Sections never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what they are asked for by
          key={position}
          isn={isn}
          section={section}
          position={position}
          isOpen={open.has(position)}
          isLinked={position === linked}
          onToggle={() => toggle(position)}
        />
      ))}
    </DetailsCard>
  );
};

interface RowProps {
  readonly isn: number;
  readonly section: Props['sections'][number];
  readonly position: number;
  readonly isOpen: boolean;
  readonly isLinked: boolean;
  readonly onToggle: () => void;
}

const SectionRow = ({ isn, section, position, isOpen, isLinked, onToggle }: RowProps) => {
  const messages = useEmergencyMessages();
  const language = useLanguage();
  const { number, doubts, pages } = section;
  const title = messages.section(number, sectionTitles[language][number - 1] ?? '');
  const id = `sheet-section-${position}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLinked) button.current?.focus();
  }, [isLinked]);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" sx={{ m: 0 }}>
        <Button
          ref={button}
          fullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{
            justifyContent: 'space-between',
            textAlign: 'left',
            color: 'text.primary',
            minHeight: 48,
            scrollMarginTop: '8px',
          }}
        >
          <span>
            {title}
            {doubts.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {' '}
                · {messages.doubtful}
              </Box>
            )}
          </span>
        </Button>
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ px: 2, pb: 3 }}>
        {isOpen && <SectionText isn={isn} position={position} language={section.language} isLinked={isLinked} />}
        <PageLink isn={isn} page={pages[0]} about={title} />
      </Box>
    </Box>
  );
};

interface TextProps extends Pick<RowProps, 'isn' | 'position' | 'isLinked'> {
  readonly language: string;
}

/** What was looked for is marked where it was found. */
const SectionText = ({ isn, position, language, isLinked }: TextProps) => {
  const text = useText();
  const messages = useEmergencyMessages();
  const [parameters] = useSearchParams();
  const sought = isLinked ? (parameters.get(wordsParameter) ?? '') : '';
  const { data, error, refetch } = useCall(getSheetSections, { query: { recordID: isn } });
  if (error) {
    const isAway = error instanceof CallError && error.status === unreachable;
    return (
      <Notice severity={isAway ? 'info' : 'error'} action={<Button onClick={() => refetch()}>{messages.again}</Button>}>
        {isAway ? text('forms.unreachable') : messages.sectionsFailed}
      </Notice>
    );
  }
  if (!data) return <Skeleton height={64} />;
  const said = data[position]?.text;
  return (
    <Typography
      lang={language}
      sx={{ whiteSpace: 'pre-wrap', tabSize: '24', overflowWrap: 'anywhere', maxWidth: '85ch', fontSize: '0.9375rem' }}
    >
      {said === undefined ? (
        messages.noSections
      ) : sought === '' ? (
        said
      ) : (
        <Suspense fallback={said}>
          <MarkedText text={said} words={sought} />
        </Suspense>
      )}
    </Typography>
  );
};
