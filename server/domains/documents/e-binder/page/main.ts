import { fillChoices } from './choices.ts';
import type { EbinderData, SortKey } from './data.ts';
import { byId } from './elements.ts';
import { createFinder, type Question } from './find.ts';
import { headRow, pageColumns, sheetRow } from './rows.ts';
import { type PageWord, pageWords } from './words.ts';

/** Rows shown at first, and more each time one asks for more. */
const step = 100;
/** Days after which the age of a copy is made to stand out. */
const fresh = 90;

const data: EbinderData = JSON.parse(byId('data').textContent ?? '');
const finder = createFinder(data);
const form = byId<HTMLFormElement>('question');
const fields = {
  keyword: byId<HTMLInputElement>('keyword'),
  location: byId<HTMLSelectElement>('location'),
  language: byId<HTMLSelectElement>('language'),
  manufacturer: byId<HTMLSelectElement>('manufacturer'),
  sort: byId<HTMLSelectElement>('sort'),
};
let reader: 'en' | 'fr' = data.language;
let columns: ReturnType<typeof pageColumns> = [];
let results: number[] = [];
let shown = 0;

const say = (word: PageWord): string => pageWords[reader][word];
const number = (value: number) => new Intl.NumberFormat(`${reader}-CA`).format(value);
const sayWith = (word: PageWord, value: string) => say(word).replace('%', () => value);

const search = () => {
  const keyword = fields.keyword.value;
  results = finder.find(question(keyword), reader);
  const other = results.length === 0 ? finder.respell(keyword) : undefined;
  if (other !== undefined) results = finder.find(question(other), reader);
  const isOther = other !== undefined && results.length > 0;
  byId('rows').replaceChildren();
  shown = 0;
  showMore(step);
  byId('count').textContent = isOther ? `${sayWith('respelled', other)} ${countResults()}` : countResults();
  byId('results').hidden = results.length === 0;
};

const question = (keyword: string): Question => ({
  keyword,
  location: fields.location.value,
  language: fields.language.value,
  manufacturer: fields.manufacturer.value,
  sort: fields.sort.value as SortKey,
});

const showMore = (count: number) => {
  const next = results.slice(shown, shown + count);
  byId('rows').append(...next.map((at) => sheetRow(columns, at)));
  shown += next.length;
  const isWhole = shown === results.length;
  byId('more').hidden = isWhole;
  byId('shown').textContent = isWhole ? '' : sayWith('shown', number(shown));
};

const countResults = (): string => {
  if (results.length === 0) return say('foundNone');
  const found = results.length === 1 ? say('foundOne') : sayWith('found', number(results.length));
  const without = results.filter((at) => data.sheets[at]![8] === '').length;
  if (without === 0) return found;
  return `${found}, ${without === 1 ? say('withoutOne') : sayWith('without', number(without))}`;
};

const days = Math.floor((Date.now() - new Date(`${data.made}T00:00`).getTime()) / 86_400_000);
const ageWords = (): string => {
  // A computer whose clock is behind knows no age.
  if (!(days >= 0)) return '';
  return [say('today'), say('yesterday')][days] ?? sayWith('old', number(days));
};

const speak = () => {
  document.documentElement.lang = `${reader}-CA`;
  const words = reader === data.language ? data : data.other;
  document.title = `${say('title')} — ${words.organisation}`;
  byId('organisation').textContent = words.organisation;
  byId('location-label').textContent = words.locationLabel;
  for (const [at, { label, value }] of words.filters.entries())
    byId('held').children[at]!.textContent = `${label}${reader === 'fr' ? '\u00a0' : ''}: ${value}`;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = say(element.dataset.word as PageWord);
  byId('switch').lang = reader === 'en' ? 'fr-CA' : 'en-CA';
  const day = new Intl.DateTimeFormat(`${reader}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(data.made),
  );
  const made = reader === 'fr' ? day.replace(/^1 /, '1er ') : day;
  byId('age').textContent = [sayWith('made', made), ageWords(), say('copy')].filter(Boolean).join(' ');
  byId('age').classList.toggle('attention', days > fresh);
  columns = pageColumns({ ...data, ...words }, say);
  byId('head').replaceChildren(headRow(columns));
  const { sort } = fields;
  const chosen = sort.value || data.sort;
  fillChoices(data, words, say, reader);
  sort.value = chosen;
  search();
};

form.addEventListener('input', search);
form.addEventListener('submit', (event) => event.preventDefault());
byId('reset').addEventListener('click', () => {
  for (const field of [fields.keyword, fields.location, fields.language, fields.manufacturer]) field.value = '';
  search();
  fields.keyword.focus();
});
byId('fold').addEventListener('click', () => {
  byId('fold').ariaExpanded = String(!form.classList.toggle('folded'));
});
byId('more').addEventListener('click', () => {
  const first = shown;
  showMore(step);
  // The button may be gone: what it brought is where one reads on.
  byId('rows').children[first]?.querySelector<HTMLElement>('a')?.focus();
});
byId('switch').addEventListener('click', () => {
  reader = reader === 'en' ? 'fr' : 'en';
  speak();
});
// On paper all that was found, not the first hundred.
addEventListener('beforeprint', () => showMore(results.length));
speak();
