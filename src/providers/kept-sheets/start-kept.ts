import { answerOnDevice, type DeviceAnswers } from '../call-api.ts';
import { finishDropping, readKeptMark } from '../kept-mark.ts';

/** Where this device keeps sheets: it answers where the server does not, and is kept up to date. */
export const startKept = (): void => {
  finishDropping();
  if (!readKeptMark()) return;
  const server: DeviceAnswers = (_call, _args, ask) => ask();
  answerOnDevice(
    import('./follow-kept.ts').then(
      ({ followKept }) => followKept(),
      () => server,
    ),
  );
};
