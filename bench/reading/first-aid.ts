import { exposureRoutes } from '#contract/sheets/exposure-routes.ts';
import { type Judged, judgeCards, sheetFolders, verdicts } from '#tests/support/first-aid-answers.ts';
import { leftOut } from '#tests/support/outside.ts';

/** So much of all first aid on real sheets must be told, whole and right; nothing may be told wrongly. */
const aim = 0.95;

/** What the emergency cards of real sheets have, beside what stands on their pages; and whether that is enough. */
export const scoreFirstAid = async (): Promise<{ report: string; isEnough: boolean }> => {
  const missing = sheetFolders.flatMap((folder) => leftOut([folder]) ?? []);
  const all = await judgeCards(sheetFolders);
  const judged = all.filter(({ part }) => exposureRoutes.some((route) => route === part));
  const others = all.filter((one) => !judged.includes(one));
  if (judged.length === 0) return { report: ['First aid', ...missing].join('\n'), isEnough: true };
  const groups = [
    { name: 'en', of: judged.filter(({ file }) => file.startsWith('en/')) },
    { name: 'fr', of: judged.filter(({ file }) => file.startsWith('fr/')) },
    { name: 'other makers', of: judged.filter(({ file }) => file.startsWith('public/')) },
    { name: 'all', of: judged },
  ].filter(({ of }) => of.length > 0);
  const isEnough = shareRight(judged) >= aim && all.every(isHarmless);
  const misses = all.filter(({ verdict }) => verdict !== 'right');
  return {
    report: [
      'First aid by route, each held against its page',
      ...groups.map(({ name, of }) => `${name.padEnd(14)}${rowOf(of)}`),
      `Fire, spill and telephones, by how they begin: ${rowOf(others)}`,
      ...missing,
      `Aim: ${aim * 100} % right, none foreign or wrong: ${isEnough ? 'met' : 'NOT MET'}.`,
      ...misses.map(({ file, part, verdict, said }) => `  ${file}  ${part}: ${verdict}  ${said.slice(0, 60)}`),
    ].join('\n'),
    isEnough,
  };
};

const isHarmless = ({ verdict }: Judged): boolean => verdict !== 'foreign' && verdict !== 'wrong';

const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(({ verdict }) => verdict === 'right').length / judged.length;

const rowOf = (judged: readonly Judged[]): string => {
  const sheets = new Set(judged.map(({ file }) => file)).size;
  const counts = verdicts.map((verdict) => `${verdict} ${judged.filter((one) => one.verdict === verdict).length}`);
  return `${sheets} sheets, ${judged.length} parts: ${counts.join(', ')} (${(shareRight(judged) * 100).toFixed(1)} % right)`;
};
