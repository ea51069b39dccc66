import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { addSheets } from '#contract/calls/sds-addition.ts';
import { identityOf } from '#contract/identity.ts';
import type { WaitingAddition } from '#src/offline/waiting-additions.ts';
import { useStoredUserInfo } from '../user-info.ts';

/** A request as the server answers it to who asked for it. */
export type MadeRequest = z.output<(typeof addSheets)['answer']>['data'][number];

/** What waits on this device to be sent, and what came of the last try. */
export interface WaitingStatus {
  /** Whose it is, as `identityOf` writes a person. */
  readonly who: string | undefined;
  readonly additions: readonly WaitingAddition[];
  readonly isSending: boolean;
  /** Why what waits did not leave: no server, or one that could not take it just now. */
  readonly fault: 'away' | 'failed' | undefined;
  /** Numbers of requests that were just made of what waited, until that has been told. */
  readonly sent: readonly number[];
  /** What this page has sent of what waited, by the moment since which it did. */
  readonly made: ReadonlyMap<number, readonly MadeRequest[]>;
}

const nothing: WaitingStatus = {
  who: undefined,
  additions: [],
  isSending: false,
  fault: undefined,
  sent: [],
  made: new Map(),
};

let status = nothing;
const listeners = new Set<() => void>();

/** What is known of additions that wait, at this moment. */
export const getWaitingStatus = (): WaitingStatus => status;

/** Changes a part of it, and tells every screen that shows it. */
export const setWaitingStatus = (changed: Partial<WaitingStatus>): void => {
  status = { ...status, ...changed };
  for (const listener of listeners) listener();
};

/** Nothing of it stays in the memory of this page. */
export const clearWaitingStatus = (): void => setWaitingStatus(nothing);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What waits of the person signed in, and of nobody else. */
export const useWaitingStatus = (): WaitingStatus => {
  const userInfo = useStoredUserInfo();
  const shown = useSyncExternalStore(subscribe, getWaitingStatus, getWaitingStatus);
  return userInfo && shown.who === identityOf(userInfo) ? shown : nothing;
};
