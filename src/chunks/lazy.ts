import { lazy as reactLazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** How to load what each lazy component shows. */
const loaders = new WeakMap<object, () => Promise<void>>();

/** Chunks that were asked for and have not come. */
const awaited = new Set<Promise<unknown>>();

/** React's `lazy` for a chunk that may be out of reach for a while. */
export const lazy: typeof reactLazy = (load) => {
  let loaded: Awaited<ReturnType<typeof load>> | undefined;
  const component = reactLazy(() => (loaded ? thereAlready(loaded) : follow(loadChunk(load))));
  loaders.set(component, async () => {
    loaded = await load();
  });
  return component;
};

const follow = <Chunk>(loading: Promise<Chunk>): Promise<Chunk> => {
  const end = () => awaited.delete(loading);
  awaited.add(loading);
  loading.then(end, end);
  return loading;
};

/** Whether a part of what was drawn is on its way. */
export const areChunksMissing = (): boolean => awaited.size > 0;

/** Waits for what is on its way. */
export const chunksCome = async (): Promise<void> => {
  await Promise.all(awaited);
};

/** A promise is kept only later, and React then shows what stands in for the component, for 0.3 seconds at least. */
const thereAlready = <T>(value: T): Promise<T> => {
  const kept: PromiseLike<T> = {
    // biome-ignore lint/suspicious/noThenProperty: what stands in for a promise here is one that does not wait
    then: (done) => Promise.resolve(done?.(value)) as Promise<never>,
  };
  return kept as Promise<T>;
};

/** Has a component that shows lazy ones be loaded ahead with them. */
export const loadedWith = <Component extends object>(component: Component, parts: readonly object[]): Component => {
  loaders.set(component, async () => {
    await Promise.all(parts.map(preloadComponent));
  });
  return component;
};

/** Has a chunk loaded ahead of its use. That it could not be is told when it is used, and not before. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Loads a lazy component; what draws it for the first time after that waits for nothing. Done, too, when it could not be loaded. */
export const preloadComponent = async (component: object): Promise<void> =>
  loaders
    .get(component)?.()
    .catch(() => undefined);
