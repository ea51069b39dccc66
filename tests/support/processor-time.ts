/** Milliseconds that this thread's processor takes for some work; the clock would tell how busy the machine is. */
export const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** What the machine takes at this moment for work of a known size: 50,000 records written, read and sorted. */
export const referenceTime = (): Promise<number> =>
  processorTime(async () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => ({ id: (i * 7919) % 50_000, name: `request ${i}` }));
    const read: typeof rows = JSON.parse(JSON.stringify(rows));
    read.sort((a, b) => a.id - b.id);
  });

const rounds = 3;

/**
 * How many times the reference some work takes: the least of so many tries of each, made in turn. Where that is more than `most` it is
 * measured again, a few times at the most: a busy moment makes one of them dear, and work that is too dear stays so.
 */
export const timesOfReference = async (
  work: () => Promise<unknown>,
  { most, tries }: { readonly most: number; readonly tries: number },
): Promise<number> => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && ratio >= most; round++) {
    const times: number[] = [];
    const references: number[] = [];
    for (let at = 0; at < tries; at++) {
      references.push(await referenceTime());
      times.push(await processorTime(work));
    }
    if (process.env.SHOW_TIMES) console.log(times.map(Math.round).join(' '), '|', references.map(Math.round).join(' '));
    ratio = Math.min(...times) / Math.min(...references);
  }
  return ratio;
};
