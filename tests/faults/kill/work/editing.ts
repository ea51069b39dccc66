import { expectSame } from '#tests/faults/expect-same.ts';
import { people } from '#tests/support/test-server.ts';
import { isEdited } from '../whose-sheets.ts';
import type { CreateWork } from '../work.ts';

interface Edited {
  readonly isn: number;
  /** Words of names it had, newest last, none the beginning of another. */
  readonly words: string[];
}

/** Operators rename sheets, and a member finds each by its new name at once, and no longer by the old one. */
export const editing: CreateWork = async ({ random, signIn, next }) => {
  const [operator, member] = [await signIn(people.operator), await signIn(people.collectionAdmin)];
  const sheets = (await member.find())
    .filter(isEdited)
    .slice(0, 40)
    .map((isn): Edited => ({ isn, words: [] }));
  let open: { readonly sheet: Edited; readonly word: string } | undefined;
  let count = 0;

  const finds = (word: string) => member.find({ q: `ProductName_txt:"${word}"` });
  const rename = async (sheet: Edited) => {
    const word = wordOf(next());
    open = { sheet, word };
    const { id: _id, ...known } = await operator.done(operator.get(`/operator/sheets/${sheet.isn}`));
    await operator.done(operator.put(`/operator/sheets/${sheet.isn}`, { ...known, product_name: `${word} agent` }));
    sheet.words.push(word);
    open = undefined;
    count++;
    await expectFound(sheet);
  };
  const expectFound = async ({ isn, words }: Edited) => {
    for (const [index, word] of words.entries())
      expectSame(await finds(word), index === words.length - 1 ? [isn] : [], `${isn} by ${words}`);
    words.splice(0, words.length - 2);
  };

  return {
    name: 'editing and searching',
    steps: 5,
    within: 80,
    step: () => rename(random.pick(sheets)),
    check: async () => {
      if (open && (await finds(open.word)).length > 0) open.sheet.words.push(open.word);
      open = undefined;
      for (const sheet of sheets) if (sheet.words.length > 0) await expectFound(sheet);
    },
    count: () => count,
  };
};

/** A word of seven letters for each number. */
const wordOf = (number: number): string =>
  `qz${[4, 3, 2, 1, 0].map((place) => String.fromCharCode(97 + (Math.floor(number / 20 ** place) % 20))).join('')}x`;
