import type { z } from 'zod';
import { checkKeptPass } from '#contract/calls/kept-sheets.ts';
import { keptRefreshInterval } from '#contract/kept-sheets.ts';
import { lockKept } from '#src/offline/kept-state.ts';
import { type DeviceAnswers, sendCall } from '../call-api.ts';
import { forgetKept, isKeptFor, onForgetKept, readKeptMark } from '../kept-mark.ts';
import { beforeSessionEnd } from '../session-end.ts';
import { getIdentity } from '../user-info.ts';
import { forgetWaiting } from '../waiting-mark.ts';
import { deviceAnswers } from './device-answers.ts';
import { letGoOfKept, refreshKept, showKept } from './refresh-kept.ts';

/** What is kept may have changed; nothing is asked while the page still opens. */
const firstRefresh = 5000;

let isFollowing = false;

/** Looks after what this device keeps, for the person whom the page begins with; gives how it answers. */
export const followKept = async (): Promise<DeviceAnswers> => {
  const mark = readKeptMark();
  if (mark && mark.until <= Date.now()) forgetKept();
  else if (getIdentity() === undefined) void checkPass();
  else await follow().catch(() => undefined);
  return deviceAnswers;
};

const follow = async (): Promise<void> => {
  const identity = getIdentity();
  if (identity === undefined || !isKeptFor(identity)) return;
  await showKept();
  if (isFollowing) return;
  isFollowing = true;
  onForgetKept(letGoOfKept);
  window.addEventListener('storage', () => readKeptMark() ?? letGoOfKept());
  // Asked as the session ends; whose it was is forgotten a moment later.
  beforeSessionEnd(() => setTimeout(checkPass));
  setTimeout(refresh, firstRefresh);
  setInterval(refresh, keptRefreshInterval);
  window.addEventListener('online', refresh);
};

const refresh = (): void => {
  const identity = getIdentity();
  if (identity === undefined || !isKeptFor(identity) || document.visibilityState === 'hidden') return;
  refreshKept().catch(() => undefined);
};

/** The session has ended: what is kept stays, opens for nobody where somebody ended it, and goes where the person no longer belongs here. */
const checkPass = async (): Promise<void> => {
  if (getIdentity() === undefined) await askAboutPass();
};

/** Asks whether what is kept may still be read. Sent past this device's answers, and whoever the browser remembers. */
export const askAboutPass = async (): Promise<void> => {
  const mark = readKeptMark();
  if (!mark) return;
  const asked = sendCall(checkKeptPass, { body: { pass: mark.pass } });
  const answer: z.output<(typeof checkKeptPass)['answer']> | undefined = await asked
    .then((response) => response.json())
    .catch(() => undefined);
  if (answer?.was_ended) await lockKept(true);
  if (answer?.belongs !== false) return;
  forgetKept();
  forgetWaiting(mark.who);
};
