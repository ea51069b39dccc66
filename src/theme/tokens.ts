/** The colours of the product, by what they are for; every pair that meets is AA or better in both modes. */
export interface Tokens {
  bg: string;
  paper: string;
  sunken: string;
  line: string;
  line2: string;
  field: string;
  text: string;
  text2: string;
  text3: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  red: string;
  redSoft: string;
  onRed: string;
  amber: string;
  amberSoft: string;
  /** Behind words that were looked for. */
  mark: string;
  amberIcon: string;
  rowHover: string;
  rowSelected: string;
  inverse: string;
  onInverse: string;
  skeleton: string;
  scrim: string;
  menuShadow: string;
  dialogShadow: string;
  barShadow: string;
}

export const light: Tokens = {
  bg: '#F5F7F6',
  paper: '#FFFFFF',
  sunken: '#EEF2F1',
  line: '#DDE4E2',
  line2: '#C3CDCA',
  field: '#7C8A86',
  text: '#14201E',
  text2: '#4E5C59',
  text3: '#5F6C68',
  accent: '#0B6663',
  accentHover: '#084F4C',
  onAccent: '#FFFFFF',
  accentSoft: '#E2F1EF',
  onAccentSoft: '#084F4C',
  red: '#B3211B',
  redSoft: '#FCEBE9',
  onRed: '#FFFFFF',
  amber: '#7A4B00',
  amberSoft: '#FFF1D6',
  mark: '#FFE4AE',
  amberIcon: '#B26A00',
  rowHover: '#F0F5F4',
  rowSelected: '#E8F3F2',
  inverse: '#1E2B29',
  onInverse: '#F2F6F5',
  skeleton: '#E4EAE8',
  scrim: 'rgba(14,24,22,.44)',
  menuShadow: '0 4px 16px rgba(16,32,29,.12), 0 0 0 1px rgba(16,32,29,.06)',
  dialogShadow: '0 16px 48px rgba(16,32,29,.22), 0 0 0 1px rgba(16,32,29,.06)',
  barShadow: '0 -4px 16px rgba(16,32,29,.10)',
};

export const dark: Tokens = {
  bg: '#0E1413',
  paper: '#151D1B',
  sunken: '#1B2523',
  line: '#283431',
  line2: '#3A4845',
  field: '#75857F',
  text: '#E7EEEC',
  text2: '#A9B7B3',
  text3: '#90A09B',
  accent: '#5CC8BF',
  accentHover: '#83DAD2',
  onAccent: '#04211F',
  accentSoft: '#15332F',
  onAccentSoft: '#9BE0D9',
  red: '#FF8F86',
  redSoft: '#3A1B19',
  onRed: '#2B0705',
  amber: '#F3C26B',
  amberSoft: '#33270F',
  mark: '#6A4C10',
  amberIcon: '#F3C26B',
  rowHover: '#1B2523',
  rowSelected: '#15302D',
  inverse: '#E7EEEC',
  onInverse: '#14201E',
  skeleton: '#23302D',
  scrim: 'rgba(0,0,0,.6)',
  menuShadow: '0 4px 16px rgba(0,0,0,.5), 0 0 0 1px #2E3A37',
  dialogShadow: '0 16px 48px rgba(0,0,0,.6), 0 0 0 1px #2E3A37',
  barShadow: '0 -4px 16px rgba(0,0,0,.4)',
};

/** The sign-in page's ground, the same in both modes. */
export const signInGround = { ground: '#0A3B39', text: '#F1F8F7', quiet: '#B9DAD6', line: '#4C8480' } as const;
