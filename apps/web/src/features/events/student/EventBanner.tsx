import { useState } from 'react';
import css from './EventBanner.module.css';

/** Evenings of the default banner: top, middle and horizon of the sky, one per event in turn. */
const SKIES = [
  ['#0b1026', '#4a2560', '#d9643f'],
  ['#0c1a3a', '#1f4b7a', '#f0a35e'],
  ['#1a0f33', '#7b2d5b', '#f2a3b7'],
  ['#08202b', '#1d5b5e', '#f1c46b'],
  ['#160d2c', '#3c2f86', '#c86fa8'],
] as const;

type Props = { readonly id: number; readonly src: string | null };

/** The event's banner; without one, or when it cannot be loaded, an evening over the valley. */
export function EventBanner({ id, src }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className={css.banner}>
      {src !== null && !isBroken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Evening seed={id} />
      )}
    </div>
  );
}

function Evening({ seed }: { readonly seed: number }) {
  const [top, middle, horizon] = SKIES[seed % SKIES.length] ?? SKIES[0];
  const gradient = `event-sky-${seed}`;
  const shift = (seed * 53) % 160;
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".38" stopColor={middle} />
          <stop offset=".78" stopColor={horizon} />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${gradient})`} />
      <g transform={`translate(${-shift} 0)`}>
        <path
          d="M0 138 64 84 96 108 150 52 196 104 236 76 292 128 344 70 392 108 432 84 480 130V180H0Z"
          fill={middle}
          opacity=".75"
        />
        <path d="M150 52 172 77 160 74 152 86 142 72 131 76Z" fill={horizon} opacity=".8" />
        <path d="M344 70 364 86 352 84 344 94 336 82 328 88Z" fill={horizon} opacity=".8" />
        <path
          d="M0 156 60 124 120 150 190 112 250 146 316 120 380 150 430 128 480 152V180H0Z"
          fill={top}
          opacity=".8"
        />
      </g>
      <path d="M0 172Q80 156 160 166T320 162V180H0Z" fill="#0b1026" />
      <g fill="#ffb020">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <rect
            key={index}
            x={24 + ((seed * 37 + index * 59) % 272)}
            y={167 + ((seed + index) % 3) * 3}
            width="3"
            height="3"
          />
        ))}
      </g>
    </svg>
  );
}
