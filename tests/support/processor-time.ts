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
