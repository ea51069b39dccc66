import { type RefObject, useEffect, useState } from 'react';

/** What is with the camera: why there is no picture, where there is none. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing' | 'busy' | 'insecure';

export interface Camera {
  readonly state: CameraState;
  /** Whether its light is on; undefined where it has none that can be switched. */
  readonly isLit: boolean | undefined;
  switchLight(): void;
  /** Asks for it once more. */
  again(): void;
}

/** The light is not in TypeScript's types: https://w3c.github.io/mediacapture-image/#torch */
interface Torch {
  readonly torch?: boolean;
}

/** Shows the camera that looks away from the person in `video`, for as long as the component is there. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>): Camera => {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    setState('starting');
    openCamera().then(
      (opened) => {
        stream = opened;
        if (isOver) return stop(opened);
        const [first] = opened.getVideoTracks();
        first?.addEventListener('ended', () => setState('busy'));
        setTrack(first);
        setLit((first?.getCapabilities?.() as Torch | undefined)?.torch ? false : undefined);
        if (video.current) video.current.srcObject = opened;
        setState('running');
      },
      (error: unknown) => !isOver && setState(stateAfter(error)),
    );
    return () => {
      isOver = true;
      if (stream) stop(stream);
    };
  }, [video, attempt]);

  const switchLight = () => {
    const torch = !isLit;
    const constraints = { advanced: [{ torch } as MediaTrackConstraintSet] };
    // A light that does not obey is no longer offered.
    track?.applyConstraints(constraints).then(
      () => setLit(torch),
      () => setLit(undefined),
    );
  };
  return { state, isLit, switchLight, again: () => setAttempt((count) => count + 1) };
};

class InsecurePage extends Error {}

const openCamera = async (): Promise<MediaStream> => {
  // Browsers have no camera for pages that came without https.
  if (!window.isSecureContext) throw new InsecurePage();
  return await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
  });
};

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

const stateAfter = (error: unknown): CameraState => {
  if (error instanceof InsecurePage) return 'insecure';
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return missing.has(name) ? 'missing' : 'busy';
};

const missing: ReadonlySet<string> = new Set([
  'NotFoundError',
  'NotSupportedError',
  'OverconstrainedError',
  'TypeError',
]);
