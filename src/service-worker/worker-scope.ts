/** What a service worker has that a page has not, as far as ours uses it: TypeScript knows pages and workers, not both at once. */
export interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** Which requests need not be dispatched to the worker, or are all the same; the first that fits counts. */
interface Route {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'network' | 'fetch-event';
}

export interface InstallEvent extends ExtendableEvent {
  /** Chromium's since 2024; others dispatch every request. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Events {
  install: InstallEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
