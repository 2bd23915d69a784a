const KIB = 1024;
/** How much is sent at once: little on a line that breaks, much where each piece is over soon. */
const LEAST = 64 * KIB;
const MOST = 8 * KIB * KIB;
export const FIRST_PIECE = 256 * KIB;
/** As long as one piece should take. */
const AIM_MS = 4_000;
/** By how much one piece may differ from the one before. */
const STEP = 4;

/** How large the next piece is, after one of `bytes` that took as long. In bytes. */
export function nextPiece(bytes: number, tookMs: number): number {
  const wanted = (bytes / Math.max(1, tookMs)) * AIM_MS;
  const near = Math.min(Math.max(wanted, bytes / STEP), bytes * STEP);
  return Math.round(Math.min(Math.max(near, LEAST), MOST));
}

/** The piece after one that failed. */
export function smallerPiece(bytes: number): number {
  return Math.max(LEAST, Math.round(bytes / STEP));
}

const LONGEST_WAIT_MS = 30_000;

/**
 * How long is waited before it is tried again, in milliseconds: longer each time, and not all at
 * the same instant.
 *
 * @param random from 0 to 1
 */
export function waitAfter(failures: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, 500 * 2 ** Math.min(failures, 10));
  return Math.round(longest * (0.5 + random / 2));
}

/** How far it had come at an instant, epoch milliseconds. */
type Mark = { readonly at: number; readonly sent: number };

const WINDOW_MS = 12_000;
/** Before that nobody knows how fast it is. */
const SHORTEST_MS = 1_000;

/** The marks of the last seconds, with a new one. */
export function markedPace(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const last = marks.at(-1);
  // It went back: what was on its way got lost.
  if (last !== undefined && mark.sent < last.sent) return [mark];
  return [...marks.filter(({ at }) => mark.at - at <= WINDOW_MS), mark];
}

/** Bytes a second, by the marks; null while they say too little. */
export function speedOf(marks: readonly Mark[]): number | null {
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < SHORTEST_MS) return null;
  return ((last.sent - first.sent) / (last.at - first.at)) * 1000;
}

/** How long the rest takes at this speed, in milliseconds; null where that is not known. */
export function timeLeft(bytes: number, speed: number | null): number | null {
  return speed === null || speed < 1 ? null : (bytes / speed) * 1000;
}
