/** What a service worker has that a page has not, as far as ours uses it: TypeScript knows pages and workers, not both at once. */
export interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Events {
  install: ExtendableEvent;
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
