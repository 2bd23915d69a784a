import type { ReactElement } from 'react';
import { type Drawing, drawingOf } from './event-drawing.ts';

/** Evenings: top, middle and horizon of the sky, one per event in turn. */
const SKIES = [
  ['#0b1026', '#4a2560', '#d9643f'],
  ['#0c1a3a', '#1f4b7a', '#f0a35e'],
  ['#1a0f33', '#7b2d5b', '#f2a3b7'],
  ['#08202b', '#1d5b5e', '#f1c46b'],
  ['#160d2c', '#3c2f86', '#c86fa8'],
] as const;

const NIGHT = '#0b1026';
const GOLD = '#ffb020';
const CRIMSON = '#e8607f';
const PAPER = '#f4f1ea';

type Props = { readonly event: { readonly id: number; readonly title: string } };

/**
 * The default banner: an evening over the valley, and in it what the event is about. It is drawn
 * for 16:9 and shows its middle where the place is flatter.
 */
export function EventDrawing({ event }: Props) {
  const [top, middle, horizon] = SKIES[event.id % SKIES.length] ?? SKIES[0];
  const gradient = `event-sky-${event.id}`;
  const drawing = drawingOf(event);
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-drawing={drawing}
    >
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".42" stopColor={middle} />
          <stop offset=".9" stopColor={horizon} />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${gradient})`} />
      <path
        d="M0 132 46 92 74 112 118 66 152 106 190 86 232 118 268 96 320 128V180H0Z"
        fill={top}
        opacity=".45"
      />
      <path d="M0 160Q80 140 160 152T320 146V180H0Z" fill={NIGHT} />
      {SUBJECTS[drawing]}
    </svg>
  );
}

/** Sheets on a cord, a pennant between them. */
const POSTERS = (
  <>
    <path d="M96 44Q200 62 320 36" fill="none" stroke={PAPER} strokeWidth="1.5" opacity=".8" />
    <g transform="rotate(-3 150 90)">
      <rect x="126" y="51" width="48" height="68" rx="2" fill={PAPER} />
      <circle cx="150" cy="76" r="13" fill={GOLD} />
      <path d="M132 104 146 86 154 95 161 88 169 104Z" fill={NIGHT} />
      <path d="M132 111h24" stroke={CRIMSON} strokeWidth="3" />
    </g>
    <rect x="188" y="53" width="54" height="76" rx="2" fill={CRIMSON} />
    <path d="M188 129 242 53V129Z" fill={GOLD} />
    <circle cx="205" cy="71" r="8" fill={PAPER} />
    <path d="M214 112h22M220 119h16" stroke={NIGHT} strokeWidth="3.5" />
    <g transform="rotate(4 280 88)">
      <rect x="257" y="47" width="46" height="66" rx="2" fill={PAPER} />
      <path d="M263 58h34M263 66h24" stroke={NIGHT} strokeWidth="4" />
      <path d="M264 105c0-22 14-30 16-30s16 8 16 30Z" fill="#3c2f86" />
    </g>
  </>
);

/** A window on the web, and paths that meet in it. */
const NETWORK = (
  <>
    <rect x="138" y="52" width="104" height="70" rx="6" fill={NIGHT} opacity=".85" />
    <path d="M138 66h104" stroke={PAPER} opacity=".35" />
    <path d="M146 59h3M154 59h3M162 59h3" stroke={GOLD} strokeWidth="3" />
    <g fill="none" stroke={GOLD} strokeWidth="2">
      <path d="M160 104 182 82 204 104 226 82M182 82 204 76 226 82M160 104H204" />
      <path d="M226 82h34l16-18h44M204 104h52l18 14h46M182 82V40l12-14h40" />
    </g>
    <g fill={PAPER}>
      <circle cx="160" cy="104" r="5" />
      <circle cx="182" cy="82" r="6" />
      <circle cx="204" cy="104" r="5" />
      <circle cx="226" cy="82" r="6" />
    </g>
    <g fill={CRIMSON}>
      <circle cx="204" cy="76" r="4" />
      <circle cx="276" cy="64" r="5" />
      <circle cx="274" cy="118" r="5" />
      <circle cx="234" cy="26" r="4" />
    </g>
  </>
);

/** Three prints, the last one just taken. */
const PHOTOGRAPHS = (
  <>
    <g transform="rotate(-9 158 92)">
      <rect x="128" y="56" width="60" height="70" fill={PAPER} />
      <rect x="134" y="62" width="48" height="46" fill="#1f4b7a" />
      <path d="M134 108 150 82 160 94 168 86 182 108Z" fill={NIGHT} />
      <circle cx="170" cy="74" r="5" fill={GOLD} />
    </g>
    <g transform="rotate(7 268 90)">
      <rect x="238" y="52" width="60" height="70" fill={PAPER} />
      <rect x="244" y="58" width="48" height="46" fill="#1d5b5e" />
      <path d="M250 104V84l9-8 9 8v20ZM272 104V74h14v30Z" fill={NIGHT} />
      <path d="M256 90h5M276 80h5M276 90h5" stroke={GOLD} strokeWidth="4" />
    </g>
    <g transform="rotate(-1 213 96)">
      <rect x="181" y="58" width="64" height="74" fill={PAPER} />
      <rect x="187" y="64" width="52" height="50" fill={CRIMSON} />
      <circle cx="213" cy="90" r="18" fill={GOLD} />
      <path d="M187 114v-9l14-8 12 7 10-10 16 12v8Z" fill={NIGHT} />
    </g>
  </>
);

/** A robot on its line, a flag where it ends. */
const ROBOT = (
  <>
    <path
      d="M60 152C130 120 150 160 214 138S280 104 320 118"
      fill="none"
      stroke={PAPER}
      strokeWidth="5"
      strokeDasharray="14 7"
      opacity=".85"
    />
    <rect x="168" y="78" width="62" height="46" rx="10" fill={PAPER} />
    <rect x="178" y="88" width="42" height="18" rx="9" fill={NIGHT} />
    <path d="M188 97h4M206 97h4" stroke={GOLD} strokeWidth="8" strokeLinecap="round" />
    <path d="M199 78V62" stroke={PAPER} strokeWidth="3" />
    <circle cx="199" cy="59" r="5" fill={CRIMSON} />
    <g fill={NIGHT} stroke={GOLD} strokeWidth="4">
      <circle cx="180" cy="127" r="11" />
      <circle cx="218" cy="127" r="11" />
    </g>
    <path d="M284 116V58" stroke={PAPER} strokeWidth="3" />
    <path d="M284 58h30l-8 11 8 11h-30Z" fill={CRIMSON} />
    <path d="M284 58h10v11h-10ZM294 69h10v11h-10Z" fill={PAPER} />
  </>
);

/** Branches that leave and come back, over the lines of a terminal. */
const CODE = (
  <>
    <rect x="124" y="50" width="116" height="78" rx="6" fill={NIGHT} opacity=".9" />
    <path d="M136 66 144 73 136 80" fill="none" stroke={GOLD} strokeWidth="3" />
    <g strokeWidth="4" strokeLinecap="round">
      <path d="M152 80h26M146 94h18M158 118h12" stroke={PAPER} opacity=".85" />
      <path d="M174 94h34M146 106h44" stroke={CRIMSON} />
      <path d="M188 80h16M200 106h14M146 118h4" stroke={GOLD} />
    </g>
    <g fill="none" stroke={PAPER} strokeWidth="3">
      <path d="M264 140V40" />
      <path d="M264 122C264 106 292 112 292 92S264 78 264 60" stroke={GOLD} />
    </g>
    <g fill={PAPER} stroke={NIGHT} strokeWidth="2">
      <circle cx="264" cy="122" r="7" />
      <circle cx="264" cy="92" r="7" />
      <circle cx="264" cy="60" r="7" />
      <circle cx="292" cy="92" r="7" fill={GOLD} />
    </g>
  </>
);

/** Lights on somebody who speaks, and those who listen. */
const STAGE = (
  <>
    <path d="M168 20 118 132h88Z" fill={GOLD} opacity=".28" />
    <path d="M262 20 222 132h92Z" fill={CRIMSON} opacity=".32" />
    <path d="M216 20 172 132h92Z" fill={PAPER} opacity=".26" />
    <path d="M128 132h180l8 14H120Z" fill={NIGHT} />
    <rect x="152" y="62" width="42" height="32" rx="3" fill={PAPER} />
    <path d="M160 72h26M160 82h16" stroke={CRIMSON} strokeWidth="4" />
    <circle cx="222" cy="82" r="9" fill={PAPER} />
    <path d="M208 132c0-26 5-38 14-38s14 12 14 38Z" fill={PAPER} />
    <path d="M250 132v-26h20v26ZM256 106V96" fill={CRIMSON} stroke={CRIMSON} strokeWidth="3" />
    <g fill={NIGHT}>
      <circle cx="140" cy="150" r="10" />
      <circle cx="172" cy="152" r="10" />
      <circle cx="204" cy="150" r="10" />
      <circle cx="236" cy="153" r="10" />
      <circle cx="268" cy="150" r="10" />
      <circle cx="300" cy="152" r="10" />
    </g>
  </>
);

const SUBJECTS: Readonly<Record<Drawing, ReactElement>> = {
  posters: POSTERS,
  network: NETWORK,
  photographs: PHOTOGRAPHS,
  robot: ROBOT,
  code: CODE,
  stage: STAGE,
};
