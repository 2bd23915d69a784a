import type { ReactNode } from 'react';
import type { DrawingProps, EmptyDrawingKind } from './EmptyDrawing.tsx';

/** The same evening hill under every drawing; its own sky makes it sit on light and dark paper. */
function Evening({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor="#17174a" />
          <stop offset=".55" stopColor="#7b2d5b" />
          <stop offset="1" stopColor="#f0854f" />
        </linearGradient>
        <clipPath id={`${id}-frame`}>
          <path d="M20 148V92a80 80 0 0 1 160 0v56a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-frame)`}>
        <path d="M20 8h160v154H20z" fill={`url(#${id}-sky)`} />
        <path
          d="M58 46h2v2h-2zM84 28h2v2h-2zM118 36h2v2h-2zM142 58h2v2h-2zM44 74h2v2h-2zM104 56h1.5v1.5H104z"
          fill="#f4f1ea"
          opacity=".7"
        />
        <path d="M10 128L48 96l16 14 30-34 26 30 18-16 52 40v40H10z" fill="#552a60" />
        <path d="M94 76l26 30-11-3-6 9-6-10-6 4z" fill="#b5667a" />
        <path d="M10 134q40-16 86-4t94-8v50H10z" fill="#321b50" />
        {children}
      </g>
    </>
  );
}

const NEAR = <path d="M10 146q50-14 92-4t90 2v30H10z" fill="#0e1030" />;

function Events() {
  return (
    <>
      <path d="M52 152V62M152 152V54" stroke="#0e1030" strokeWidth="3" />
      <path d="M52 64q50 36 100-8" fill="none" stroke="#f4d9b0" strokeWidth="1.2" />
      <path d="M60 69l13 5-1 17-13-5z" fill="#4a63c4" />
      <path d="M77 76l13 2 1 17-14-2z" fill="#f4ecdd" />
      <path d="M112 76l12-4 3 17-13 4z" fill="#3f8f7f" />
      <path d="M128 70l12-6 4 16-13 7z" fill="#f2ac35" />
      {NEAR}
      <path d="M84 146h4v5h-4zM96 150h4v5h-4zM118 147h4v5h-4z" fill="#ffb020" />
    </>
  );
}

function Registrations() {
  return (
    <>
      {NEAR}
      <g transform="rotate(-7 100 96)">
        <path
          d="M58 66h84a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6v-12a10 10 0 0 0 0-20V72a6 6 0 0 1 6-6z"
          fill="#fbf3e2"
        />
        <path
          d="M115 70v48"
          stroke="#c99b86"
          strokeWidth="2"
          strokeDasharray="3 5"
          strokeLinecap="round"
        />
        <path d="M70 80h36v5H70zM70 92h26v4H70zM70 102h31v4H70z" fill="#c9a9b4" />
        <path d="M129 85q1 8 8 9-7 1-8 9-1-8-8-9 7-1 8-9z" fill="#c01843" />
      </g>
    </>
  );
}

function Submissions() {
  return (
    <>
      {NEAR}
      <path
        d="M40 140q30 2 36-18t-12-18-6 20 44-14"
        fill="none"
        stroke="#ffdf9e"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d="M100 98l62-42-34 66-10-18z" fill="#fbf3e2" />
      <path d="M162 56l-44 48 4 18 6-10z" fill="#d8b9b4" />
      <path d="M162 56l-62 42 18 6z" fill="#fff" />
    </>
  );
}

function Lost() {
  return (
    <>
      <path d="M138 43a15 15 0 1 0 14 20 12.5 12.5 0 0 1-14-20z" fill="#ffdf9e" />
      <path d="M97 70h6v84h-6z" fill="#0e1030" />
      <path d="M64 76h56l10 9-10 9H64z" fill="#fbf3e2" />
      <path d="M134 100H84l-10 8 10 8h50z" fill="#f2ac35" />
      <path d="M72 83h34v4H72zM92 106h28v4H92z" fill="#7b2d5b" />
      {NEAR}
    </>
  );
}

const DRAWINGS = {
  events: Events,
  registrations: Registrations,
  submissions: Submissions,
  lost: Lost,
} as const satisfies Record<EmptyDrawingKind, () => ReactNode>;

/** The drawing itself; see `EmptyDrawing.tsx`. */
export function EveningDrawing({ kind, ...frame }: DrawingProps) {
  const Drawing = DRAWINGS[kind];
  return (
    <svg {...frame}>
      <Evening id={`empty-${kind}`}>
        <Drawing />
      </Evening>
    </svg>
  );
}
