import { useId } from 'react';
import { signInGround } from '#src/theme/tokens.ts';

/** Corners and middle of one tile: the pattern continues over its edges. */
const places = ['0 0', '120 0', '60 60', '0 120', '120 120'];

/** Where the lit diamond stands: a middle of the pattern, so that it fills one of its cells. */
const lit = { cx: 480, cy: 360 };

/** A lattice of diamonds around one that is lit and lights it; without that one, a strip of it for small screens. */
export const Diamonds = ({ isLit }: { isLit: boolean }) => {
  const id = useId();
  const light = isLit
    ? { ...lit, r: 480, gradientUnits: 'userSpaceOnUse', gradientTransform: 'translate(0 90) scale(1 .75)' }
    : { cx: '60%', cy: '40%', r: '70%' };
  return (
    <svg
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      {...(isLit && { viewBox: '0 0 840 900', preserveAspectRatio: 'xMidYMid slice' })}
    >
      <defs>
        <pattern
          id={`${id}lattice`}
          width="120"
          height="120"
          patternUnits="userSpaceOnUse"
          {...(!isLit && { patternTransform: 'translate(42) scale(.7)' })}
        >
          {places.map((place) => (
            <path
              key={place}
              d="M0-55 55 0 0 55-55 0Z"
              transform={`translate(${place})`}
              fill="none"
              stroke="#5CC8BF"
              strokeOpacity=".42"
              strokeWidth="1.2"
            />
          ))}
        </pattern>
        <radialGradient id={`${id}light`} {...light}>
          <stop offset="0" stopColor="#fff" />
          <stop offset=".55" stopColor="#fff" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff" stopOpacity=".04" />
        </radialGradient>
        <mask id={`${id}lighting`}>
          <rect width="100%" height="100%" fill={`url(#${id}light)`} />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}lattice)`} mask={`url(#${id}lighting)`} />
      {isLit && <LitDiamond />}
    </svg>
  );
};

const LitDiamond = () => (
  <g transform={`translate(${lit.cx} ${lit.cy})`}>
    <path d="M0-55 55 0 0 55-55 0Z" fill={signInGround.text} />
    <circle cy="-12" r="6" fill={signInGround.ground} />
    <path
      d="M-15.5-4 0 16 15.5-4"
      fill="none"
      stroke={signInGround.ground}
      strokeWidth="6.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);
