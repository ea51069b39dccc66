import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormLabel, IconButton, Typography } from '@mui/material';
import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { roleRuleLimits } from '#contract/role-rules.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { roleTexts } from '#src/i18n/roles.ts';
import { LocationPicker } from '#src/ui/forms/LocationPicker.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useSingleSignOnMessages } from './messages.ts';
import { NativeChoice } from './NativeChoice.tsx';

type Rule = SingleSignOn['rules'][number];

/** A rule as it is edited; `key` tells it from the others while one writes. */
export interface RuleRow extends Rule {
  readonly key: string;
}

interface Props {
  readonly rows: readonly RuleRow[];
  readonly locations: SingleSignOn['locations'];
  /** By row and part, what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (rows: RuleRow[]) => void;
}

/** Which group gives which role, and at which locations. */
export const RuleRows = ({ rows, locations, errors, onChange }: Props) => {
  const language = useLanguage();
  const messages = useSingleSignOnMessages();
  const options = locations.map(({ id, name }) => ({ id, name, path: name }));
  const change = (key: string, part: Partial<Rule>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <Box
      role="group"
      aria-label={messages.rules}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Typography variant="h2" component="h3">
        {messages.rules}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {messages.rulesLead}
      </Typography>
      {errors.rules !== undefined && (
        <Box ref={bringIntoView}>
          <Notice severity="error">{errors.rules}</Notice>
        </Box>
      )}
      {rows.map((row, index) => (
        <Box
          key={row.key}
          role="group"
          aria-label={messages.ruleNumber(index + 1)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 220px auto' },
            alignItems: 'end',
            gap: 3,
          }}
        >
          <LabelledInput
            label={messages.group}
            value={row.value}
            error={errors[`rules.${index}.value`] ?? errors[`rules.${index}`]}
            onChange={(value) => change(row.key, { value })}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={row.value === ''}
          />
          <IconButton
            aria-label={messages.removeRule(index + 1)}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            sx={{ order: { sm: 3 } }}
          >
            <DeleteOutlined />
          </IconButton>
          <NativeChoice
            label={messages.role}
            value={row.role}
            options={memberRoles.map((role) => ({ value: role, name: roleTexts[role].name[language] }))}
            onChange={(value) => {
              const role = memberRoles.find((one) => one === value) ?? row.role;
              change(row.key, { role, locations: seesOwnLocationsOnly(role) ? row.locations : [] });
            }}
          />
          {seesOwnLocationsOnly(row.role) && (
            <Box sx={{ gridColumn: '1 / -1', order: 4 }}>
              {/* The field itself is named with its rule. */}
              <FormLabel component="p" aria-hidden>
                {messages.locations}
              </FormLabel>
              <LocationPicker
                label={messages.locationsOf(index + 1)}
                options={options}
                value={row.locations}
                error={errors[`rules.${index}.locations`]}
                onChange={(chosen) => change(row.key, { locations: chosen })}
              />
            </Box>
          )}
        </Box>
      ))}
      {rows.length < roleRuleLimits.rules && (
        <Box>
          <Button variant="outlined" onClick={() => onChange([...rows, newRow()])}>
            {messages.addRule}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** The button that was pressed is far below. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });

export const toRuleRow = (rule: Rule): RuleRow => ({ ...rule, key: crypto.randomUUID() });

const newRow = (): RuleRow => toRuleRow({ value: '', role: 'read-only', locations: [] });
