import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk, retryMissing } from '#src/chunks/load-chunk.ts';

const reload = vi.fn();
const server = { isThere: true, entry: '/assets/index-1.js' };

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  Object.assign(server, { isThere: true, entry: '/assets/index-1.js' });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }) });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('fetch', async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    return new Response(`<script type="module" src="${server.entry}"></script>`);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const gone = () => vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no such part'));

describe('loading a chunk of the app', () => {
  it('waits without a server, however often it is asked for again, and reloads nothing', async () => {
    server.isThere = false;
    const load = gone();
    const part = loadChunk(load);
    await vi.advanceTimersByTimeAsync(0);
    retryMissing();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(reload).not.toHaveBeenCalled();
    load.mockResolvedValue('the part');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await part).toBe('the part');
  });

  it('comes as soon as somebody asks again', async () => {
    server.isThere = false;
    const load = gone();
    const part = loadChunk(load);
    await vi.advanceTimersByTimeAsync(0);
    load.mockResolvedValue('the part');
    retryMissing();
    await vi.advanceTimersByTimeAsync(0);
    expect(await part).toBe('the part');
  });

  it('asks once more where the server is there and has the version of the page', async () => {
    const load = gone().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('the part');
    expect(await loadChunk(load)).toBe('the part');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page anew for a newer version, but not twice in a row', async () => {
    server.entry = '/assets/index-2.js';
    void loadChunk(gone());
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadChunk(gone())).rejects.toThrow('no such part');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
