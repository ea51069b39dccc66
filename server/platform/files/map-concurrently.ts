/**
 * Does the work for a few items at a time and hands the results on in the items' order. Should one fail, its error is thrown
 * when its turn comes, and no more are begun.
 */
export async function* mapConcurrently<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<{ readonly item: Item; readonly result: Result }> {
  const begun: { readonly item: Item; readonly result: Promise<Result> }[] = [];
  for await (const item of items) {
    const result = work(item);
    // The caller gets the failure when it awaits this one; until then it must not be an unhandled rejection.
    result.catch(() => {});
    begun.push({ item, result });
    if (begun.length < atOnce) continue;
    const first = begun.shift()!;
    yield { item: first.item, result: await first.result };
  }
  for (const { item, result } of begun) yield { item, result: await result };
}
