import Phone from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { exposureRoutes } from '#contract/sheets/exposure-routes.ts';
import type { EmergencyCard as Card, PrecautionSubject } from '#contract/sheets/sheet-sections.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { navigate, useLocation } from '#src/providers/navigation.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { DetailsCard } from '../DetailsCard.tsx';
import { routeId } from '../details-path.ts';
import { PdfButton } from '../PdfButton.tsx';
import { useEmergencyMessages } from './messages.ts';
import { SheetPassage } from './SheetPassage.tsx';

type Props = Pick<SheetDetails, 'isn' | 'emergency'>;

/** First aid by the way the product got in, then telephone, fire, spill and protection: what the sheet itself says. */
export const EmergencyCard = ({ isn, emergency }: Props) => {
  const messages = useEmergencyMessages();
  const { state, from_picture, card, precautions } = emergency;
  const language = useLanguage();
  const isInstead = card ? card.language === language : state !== 'pending';
  return (
    <DetailsCard title={messages.title} isLong>
      {card && <RouteButtons />}
      <Precautions said={precautions} isInstead={isInstead} isApart={({ about }) => card !== null && about !== null} />
      {state === 'pending' && (
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{messages.pending}</Typography>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Box>
      )}
      {state === 'recognising' && (
        <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Notice severity="info">{messages.recognising}</Notice>
          <PdfButton isn={isn} />
        </Box>
      )}
      {from_picture && card && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mb: 4 }}>
          <Notice severity="warning">{messages.fromPicture}</Notice>
          <PdfButton isn={isn} />
        </Box>
      )}
      {state === 'none' && <Notice severity="warning">{messages.noPdf}</Notice>}
      {(state === 'unreadable' || (state === 'read' && !card)) && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Notice severity="warning">{messages.nothing}</Notice>
          <PdfButton isn={isn} />
        </Box>
      )}
      {card && <CardParts isn={isn} card={card} precautions={precautions} isInstead={isInstead} />}
    </DetailsCard>
  );
};

type Precaution = SheetDetails['emergency']['precautions'][number];

interface PartsProps {
  readonly isn: number;
  readonly card: Card;
  /** Those about a part stand at its head, where the way to it leads. */
  readonly precautions: readonly Precaution[];
  readonly isInstead: boolean;
}

const CardParts = ({ isn, card, precautions, isInstead }: PartsProps) => {
  const messages = useEmergencyMessages();
  useLinkedRoute();
  const at = (section: keyof Card['section_pages']) => ({
    isn,
    lang: card.language,
    section: Number(section),
    sectionPage: card.section_pages[section],
  });
  const saidOf = (part: PrecautionSubject) => (
    <PartPrecautions said={precautions.filter(({ about }) => about === part)} isInstead={isInstead} />
  );
  const { general, symptoms, physician } = card.first_aid;
  const others = [
    ['general', general],
    ['symptoms', symptoms],
    ['physician', physician],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 4, '@media print': { display: 'block', columns: 2, columnGap: '24px' } }}>
      {exposureRoutes.map((route) => (
        <Part key={route} id={routeId(route)} title={messages.routes[route]}>
          {saidOf(route)}
          <SheetPassage passage={card.first_aid[route]} about={messages.routes[route]} isLarge {...at(4)} />
        </Part>
      ))}
      <Telephones isn={isn} card={card} />
      {others.map(([name, passage]) =>
        passage ? (
          <Part key={name} title={messages[name]}>
            <SheetPassage passage={passage} about={messages[name]} {...at(4)} />
          </Part>
        ) : null,
      )}
      <Part title={messages.fire}>
        {saidOf('fire')}
        <Named title={messages.suitable}>
          <SheetPassage passage={card.fire.suitable} about={messages.suitable} {...at(5)} />
        </Named>
        {card.fire.unsuitable && (
          <Named title={messages.unsuitable}>
            <SheetPassage passage={card.fire.unsuitable} about={messages.unsuitable} {...at(5)} />
          </Named>
        )}
      </Part>
      <Part title={messages.spill}>
        {saidOf('spill')}
        <SheetPassage passage={card.spill} about={messages.spill} {...at(6)} />
      </Part>
      <Part title={messages.protection}>
        {(['eyes', 'hands', 'body', 'respiratory'] as const).map((part) => (
          <Named key={part} title={messages.parts[part]}>
            <SheetPassage passage={card.protection[part]} about={messages.parts[part]} {...at(8)} />
          </Named>
        ))}
      </Part>
    </Box>
  );
};

/** Brings what the address leads to before the eyes and under the keys, again each time that it is gone to. */
const useLinkedRoute = () => {
  // Another one each time, though the same place is gone to again. Of our own navigation: a poster's page has no router.
  const location = useLocation();
  useEffect(() => {
    const route = exposureRoutes.find((one) => location.hash === `#${routeId(one)}`);
    const heading = route && document.getElementById(routeId(route));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [location]);
};

/** The way to a route with one touch; the text itself is below, in the order that they have here. */
const RouteButtons = () => {
  const messages = useEmergencyMessages();
  const { pathname, search } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={messages.jump}
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridTemplateColumns: 'repeat(4, auto)',
        gap: 1.5,
        mb: 4,
        '@media print': { display: 'none' },
      }}
    >
      {exposureRoutes.map((route) => (
        <Button
          key={route}
          variant="outlined"
          href={`#${routeId(route)}`}
          onClick={(event) => {
            event.preventDefault();
            // Going back leads to the search, not through every route that was looked at.
            navigate(`${pathname}${search}#${routeId(route)}`, { replace: true });
          }}
          sx={{ minHeight: 48, px: 1, minWidth: 0, fontSize: '0.8125rem', letterSpacing: 0 }}
        >
          {messages.routes[route]}
        </Button>
      ))}
    </Box>
  );
};

const Part = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <Box sx={{ '@media print': { breakInside: 'avoid', pb: '6px', '& h3': { fontSize: '10pt', mb: 0 } } }}>
    <Typography
      id={id}
      variant="h3"
      tabIndex={id ? -1 : undefined}
      sx={{ fontSize: '1.0625rem', fontWeight: 700, mb: 1, scrollMarginTop: '8px' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

const Named = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mb: 2, '&:last-child': { mb: 0 } }}>
    <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem', color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Labels that the title of the part has said. */
const saysNoMore =
  /^(?:emergency (?:tele)?phone(?: numbers?| no\.?)?|(?:numéro|n[º°o]\.?)?(?: ?de)? ?(?:téléphone|tél\.?)? ?(?:d[’']|en cas d[’'])urgence)?\s*:?$/i;

const Telephones = ({ isn, card }: Pick<PartsProps, 'isn' | 'card'>) => {
  const messages = useEmergencyMessages();
  return (
    <Part title={messages.telephone}>
      {card.telephones.length === 0 && (
        <SheetPassage
          isn={isn}
          passage={null}
          about={messages.telephone}
          lang={card.language}
          section={1}
          sectionPage={card.section_pages[1]}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {card.telephones.map(({ number, text, label, page }) => (
          <Box component="li" key={`${number} ${page}`} sx={{ display: 'grid', justifyItems: 'start' }}>
            <Button
              variant="outlined"
              color="error"
              startIcon={<Phone />}
              href={`tel:${number}`}
              aria-label={messages.call(text)}
              sx={{ minHeight: 48, textAlign: 'left', overflowWrap: 'anywhere', '@media print': { border: 0, p: 0 } }}
            >
              <span lang={card.language}>{text}</span>
            </Button>
            {!saysNoMore.test(label) && (
              <Typography variant="caption" lang={card.language} sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
};

interface PrecautionsProps {
  readonly said: readonly Precaution[];
  /** Whether they stand for words of the sheet that could not be read, not beside those of the other language. */
  readonly isInstead: boolean;
  /** Whether one stands at its part of the card instead; on paper, where nothing leads there, all stand together. */
  readonly isApart: (precaution: Precaution) => boolean;
}

/** What the codes of its hazards say, in the reader's language: of a sheet in the other one, and for what its own words do not tell. */
const Precautions = ({ said, isInstead, isApart }: PrecautionsProps) => {
  const messages = useEmergencyMessages();
  if (said.length === 0) return null;
  return (
    <StatementBox isOnPaperAlone={said.every(isApart)}>
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        {messages.statements}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {isInstead ? messages.statementsInstead : messages.statementsAbout}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...statementList,
          '@media screen': { '& [data-apart]': { display: 'none' } },
          '@media print': { display: 'block', columns: 2, columnGap: '24px' },
        }}
      >
        {said.map((one) => (
          <li key={one.code} data-apart={isApart(one) || undefined}>
            {one.text}
          </li>
        ))}
      </Box>
    </StatementBox>
  );
};

/** Those about one part of the card, at its head. */
const PartPrecautions = ({ said, isInstead }: Pick<PrecautionsProps, 'said' | 'isInstead'>) => {
  const messages = useEmergencyMessages();
  if (said.length === 0) return null;
  return (
    <StatementBox isOnScreenAlone>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {isInstead ? messages.statementsInstead : messages.statementsOfPart}
      </Typography>
      <Box component="ul" sx={statementList}>
        {said.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </Box>
    </StatementBox>
  );
};

const statementList = { m: 0, pl: 5, display: 'grid', gap: 1 } as const;

interface StatementBoxProps {
  readonly isOnPaperAlone?: boolean;
  readonly isOnScreenAlone?: boolean;
  readonly children: ReactNode;
}

const StatementBox = ({ isOnPaperAlone = false, isOnScreenAlone = false, children }: StatementBoxProps) => (
  <Box
    lang={useLanguage()}
    sx={{
      mb: isOnScreenAlone ? 2 : 4,
      p: 3,
      borderRadius: '8px',
      bgcolor: 'background.default',
      ...(isOnPaperAlone && { display: 'none' }),
      '@media print': { display: isOnScreenAlone ? 'none' : 'block', p: 0, mb: 2, fontSize: '9pt' },
    }}
  >
    {children}
  </Box>
);
