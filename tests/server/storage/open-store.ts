import { openStore } from '#server/platform/storage/database.ts';

/** Opens the store of an address when its parent says so, and tells it what went wrong; nothing where all went well. */
const [, , address = ''] = process.argv;
process.once('message', async () => {
  const outcome = await openStore(address).then(
    (store) => store.destroy().then(() => ''),
    (error: Error) => error.message,
  );
  process.send?.(outcome, () => process.disconnect());
});
process.send?.('ready');
