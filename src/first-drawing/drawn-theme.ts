import { extendTheme } from '@mui/material/styles';
import { look, paletteOf } from '../theme/theme.ts';
import { dark, light, type Tokens } from '../theme/tokens.ts';
import { variablesOf } from '../theme/variables.ts';

const variables = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`]));

/** What a media query says on a phone of 360 px in an upright hand; how wide this one is, no server knows. */
const onPhone = (query: string) => {
  const bounds = [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)];
  const isWithin = ([, bound, px]: RegExpExecArray) => (bound === 'max' ? Number(px) >= 360 : Number(px) <= 360);
  return { matches: bounds.length > 0 && bounds.every(isWithin) };
};

const phoneLook = look(variables as unknown as Tokens);

/** The product's look for a drawing that serves both modes, as nobody knows which of them the browser is in: colours are CSS variables. */
export const drawnTheme = extendTheme({
  ...phoneLook,
  components: { ...phoneLook.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: onPhone } } },
  colorSchemeSelector: 'media',
  colorSchemes: { light: { palette: paletteOf('light', light) }, dark: { palette: paletteOf('dark', dark) } },
});

type Variables = Readonly<Record<string, unknown>>;

const sheets = drawnTheme.generateStyleSheets() as readonly Readonly<Record<string, Variables>>[];
/** MUI's sheets have the light mode at `:root`, and what is otherwise in the dark one within a media query. */
const lightVariables: Variables = Object.assign({}, variablesOf(light), ...sheets.map((sheet) => sheet[':root']));
const darkVariables: Variables = Object.assign(
  {},
  variablesOf(dark),
  ...sheets.map((sheet) => sheet['@media (prefers-color-scheme: dark)']?.[':root']),
);

/** The colours that some CSS uses, in both modes, with what these use in their turn. */
export const coloursOf = (css: string): string =>
  `:root{${declare(lightVariables, css)}}@media (prefers-color-scheme:dark){:root{${declare(darkVariables, css)}}}`;

const declare = (values: Variables, css: string): string => {
  const used = new Map<string, unknown>();
  const collect = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name) || values[name] === undefined) continue;
      used.set(name, values[name]);
      collect(String(values[name]));
    }
  };
  collect(css);
  return [...used].map(([name, value]) => `${name}:${value}`).join(';');
};
