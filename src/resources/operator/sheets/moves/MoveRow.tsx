import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetMove } from '#contract/calls/operator/sheet-products.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { Row } from '#src/ui/RowList.tsx';
import { useMoveMessages } from './messages.ts';

interface Props {
  readonly sheet: SheetMove;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** How many organisations are named; the others are counted. */
const mostNamed = 5;

/** A sheet, what would take its place where, and whether it is to. */
export const MoveRow = ({ sheet, isChosen, onChoose }: Props) => {
  const messages = useMoveMessages();
  const { id, product_name, manufacturer, language, sheet_date, moves, staying } = sheet;
  const name = (
    <>
      <strong>{product_name}</strong> <LanguageTag language={language} />
    </>
  );
  const unnamed = moves.length - mostNamed;
  return (
    <Row
      name={
        moves.length > 0 ? (
          <CheckboxField name={String(id)} required={false} checked={isChosen} onChange={onChoose}>
            {name}
          </CheckboxField>
        ) : (
          name
        )
      }
      facts={[
        manufacturer,
        messages.dated(sheet_date && formatShortDate(sheet_date)),
        messages.number(id),
        staying > 0 ? messages.staying(staying) : '',
      ]}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem' }}>
        {moves.slice(0, mostNamed).map((move) => (
          <MoveOf key={move.organisation.id} move={move} />
        ))}
        {unnamed > 0 && <li>{messages.others(unnamed)}</li>}
      </Box>
    </Row>
  );
};

const MoveOf = ({ move: { organisation, to, locations, is_there } }: { move: SheetMove['moves'][number] }) => {
  const messages = useMoveMessages();
  const text = useText();
  const language = useLanguage();
  return (
    <li>
      <strong>{organisation[`name_${language}`] || organisation.name_en}</strong>, {messages.locations(locations)}
      {text('lists.colon')}
      {messages.to}{' '}
      <Link component={RouterLink} underline="always" to={`/operator/sheets/${to.id}`}>
        {formatShortDate(to.sheet_date)}
      </Link>
      {is_there && `, ${messages.there}`}
    </li>
  );
};
