import { Box, Checkbox, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ReadyAddition } from '#contract/calls/operator/ready.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { signalWords } from '#contract/sheets/signal-word.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { requestPath } from '../paths.ts';
import { useReadyMessages } from './messages.ts';
import './ready.css';

interface Props {
  readonly additions: readonly ReadyAddition[];
  /** Those that are not to be added now. */
  readonly leftOut: ReadonlySet<number>;
  readonly isDisabled: boolean;
  readonly onChoose: (id: number, isChosen: boolean) => void;
}

/** The same file is there: its sheet is used, and nothing is added. */
export const isUsed = ({ decision }: Pick<ReadyAddition, 'decision'>): boolean => decision.kind === 'use';

/** What will be kept of each, a row each; on a phone a card each. */
export const ReadyTable = ({ additions, leftOut, isDisabled, onChoose }: Props) => {
  const messages = useReadyMessages();
  return (
    <table className="ready" aria-label={messages.list}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{messages.choose}</span>
          </th>
          <th scope="col">{messages.request}</th>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.sheet}</th>
          <th scope="col">{messages.organisation}</th>
          <th scope="col">{messages.happens}</th>
        </tr>
      </thead>
      <tbody>
        {additions.map((addition) => (
          <Row
            key={addition.id}
            addition={addition}
            isChosen={!leftOut.has(addition.id)}
            isDisabled={isDisabled}
            onChoose={(isChosen) => onChoose(addition.id, isChosen)}
          />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly addition: ReadyAddition;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const Row = ({ addition, isChosen, isDisabled, onChoose }: RowProps) => {
  const messages = useReadyMessages();
  const language = useLanguage();
  const key = useKey('chooseRow');
  const { id, organisation, file_name, sheet, locations } = addition;
  const { product_name, manufacturer, product_ids, sheet_date, hazardous, pictograms, ingredients } = sheet;
  const { signal_word, hazard_codes } = sheet;
  const said = [signal_word && signalWords[signal_word][language], hazard_codes.join(', ')].filter(Boolean);
  return (
    <tr>
      <td>
        <Checkbox
          checked={isChosen}
          disabled={isDisabled}
          onChange={(_, checked) => onChoose(checked)}
          slotProps={{
            input: { 'aria-label': (isUsed(addition) ? messages.chooseUse : messages.chooseOne)(product_name), ...key },
          }}
        />
      </td>
      <td>
        <Link component={RouterLink} to={requestPath(id)} data-row-link>
          {requestNumber(id)}
        </Link>
        <span className="ready-note">{file_name}</span>
      </td>
      <th scope="row">
        {product_name}
        <span className="ready-note">{[manufacturer, ...product_ids].join(' · ')}</span>
      </th>
      <td>
        {sheet.language !== '' && sheetLanguages[sheet.language][language]}, {formatShortDate(sheet_date)}
        <span className="ready-note">
          {hazardous === 'yes' ? messages.hazardous : messages.notHazardous} ·{' '}
          {messages.ingredients(ingredients.length)}
        </span>
        <Ingredients ingredients={ingredients} />
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pictograms.map((code) => (
            <Pictogram key={code} code={code} size={24} language={language} />
          ))}
        </Box>
        {said.length > 0 && <span className="ready-note">{said.join(' · ')}</span>}
      </td>
      <td>
        {organisation[language]}
        <span className="ready-note">{locations.map((name) => name[language]).join(', ')}</span>
      </td>
      <td>{useOutcome(addition)}</td>
    </tr>
  );
};

type Substances = ReadyAddition['sheet']['ingredients'];

/** How many are shown at once; what is beyond opens. */
const shownAtOnce = 6;

const Ingredients = ({ ingredients }: { ingredients: Substances }) => {
  const messages = useReadyMessages();
  // One more takes the room that the line which hides it would.
  const shown = ingredients.length === shownAtOnce + 1 ? ingredients.length : shownAtOnce;
  const further = ingredients.slice(shown);
  return (
    <>
      <IngredientList ingredients={ingredients.slice(0, shown)} />
      {further.length > 0 && (
        <details className="ready-more">
          <summary>{messages.furtherIngredients(further.length)}</summary>
          <IngredientList ingredients={further} />
        </details>
      )}
    </>
  );
};

const IngredientList = ({ ingredients }: { ingredients: Substances }) =>
  ingredients.length > 0 && (
    <ul className="ready-ingredients">
      {ingredients.map(({ name, cas, percent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may name a substance twice, and the order stays
        <li key={at}>
          <bdi>{name}</bdi>
          <span>{[cas, asPercent(percent)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );

/** Kept as printed on the sheet, with or without its sign; other words have none. */
const asPercent = (percent: string): string => (/\d$/.test(percent) ? `${percent}\u00a0%` : percent);

const useOutcome = ({ decision, like }: ReadyAddition): string => {
  const messages = useReadyMessages();
  if (!like || decision.kind === 'new') return messages.comesNew;
  const { product_name: name, sheet_date } = like;
  const date = formatShortDate(sheet_date);
  if (decision.kind === 'replace') return messages.replaces(name, date);
  return decision.kind === 'use' ? messages.uses(name, date) : messages.joins(name);
};
