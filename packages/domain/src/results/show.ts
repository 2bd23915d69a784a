import { type TextError, textError } from '../text/text-rule.ts';
import type { ResultRefusal } from './result-refusals.ts';
import type { ResultState } from './result-state.ts';
import type { ShowRefusal } from './show-refusals.ts';

/** Code points of a text between awards, and how many there may be. */
export const SLIDE_LIMITS = { text: 300, slides: 20 } as const;

/** Where a text stands: after the opening come special awards, then prizes from the third up. */
export const SLIDE_PLACES = [
  'opening',
  'before-third',
  'before-second',
  'before-first',
  'closing',
] as const;
export type SlidePlace = (typeof SLIDE_PLACES)[number];

export type ShowSlide = { readonly place: SlidePlace; readonly text: string };

export type SlideError = TextError<'slide'>;

/** What of a show is on the screen at a step. */
export type ShowStep<Award> =
  | { readonly kind: 'title' }
  | { readonly kind: 'slide'; readonly text: string }
  | { readonly kind: 'award'; readonly award: Award };

type Placed = { readonly position: number | null };

const THIRD = 3;
const BEFORE = [
  ['before-third', (position: number) => position >= THIRD],
  ['before-second', (position: number) => position === 2],
  ['before-first', (position: number) => position === 1],
] as const;

/**
 * The steps of a show: its title, special awards, and prizes from the third rank up, with the texts
 * in their places. Whoever shares a prize has a step of their own.
 * @param awards in the order in which they were given
 */
export function stepsOfShow<Award extends Placed>(
  awards: readonly Award[],
  slides: readonly ShowSlide[],
): readonly ShowStep<Award>[] {
  const textsAt = (place: SlidePlace): ShowStep<Award>[] =>
    slides
      .filter((slide) => slide.place === place)
      .map(({ text }) => ({ kind: 'slide', text: text.trim() }));
  const told = (some: readonly Award[]): ShowStep<Award>[] =>
    some.map((award) => ({ kind: 'award', award }));
  const upwards = awards.toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0));
  return [
    { kind: 'title' },
    ...textsAt('opening'),
    ...told(awards.filter(({ position }) => position === null)),
    ...BEFORE.flatMap(([place, isHere]) => [
      ...textsAt(place),
      ...told(upwards.filter(({ position }) => position !== null && isHere(position))),
    ]),
    ...textsAt('closing'),
  ];
}

/** Whether no award is told after this step: with it everything else comes out. */
export function isLastAward<Award>(steps: readonly ShowStep<Award>[], step: number): boolean {
  return steps.findLastIndex(({ kind }) => kind === 'award') === step;
}

/** What is wrong with the texts of a show, by JSON pointers below their list. */
export function slideErrors(
  slides: readonly Pick<ShowSlide, 'text'>[],
): { readonly path: string; readonly error: SlideError }[] {
  return slides.flatMap(({ text }, at) => {
    const rule = { field: 'slide', limit: SLIDE_LIMITS.text, isRequired: true } as const;
    const error = textError(text, rule);
    return error === null ? [] : [{ path: `/${at}/text`, error }];
  });
}

/** Why results cannot be told by a show now, or null. */
export function whyNotShow(facts: {
  readonly state: ResultState;
  /** Whether somebody else organises the event and could approve them. */
  readonly needsApproval: boolean;
  /** How many awards were frozen. */
  readonly awards: number;
  /** Whether other results of the round were out before. */
  readonly isCorrection: boolean;
  /** Whether their show is under way. */
  readonly isRunning: boolean;
}): ResultRefusal | ShowRefusal | null {
  const { state, needsApproval, awards, isCorrection, isRunning } = facts;
  if (state === 'open' || state === 'correcting') return 'results-not-frozen';
  if (isRunning) return 'show-goes-on';
  if (state === 'released') return 'results-released';
  if (state === 'waiting') return 'show-release-waits';
  if (state === 'frozen' && needsApproval) return 'approval-needed';
  if (awards === 0) return 'show-without-awards';
  return isCorrection ? 'show-of-correction' : null;
}

/** Where a show is: how often it was begun, and its step. */
type ShowPlace = { readonly run: number; readonly step: number };

/**
 * Why a press does not move a show, or null. Of two that saw the same step the second one is late.
 * @param now where it is; null: none is under way
 */
export function whyNotMove(
  seen: ShowPlace,
  now: ShowPlace | null,
  { to, steps }: { readonly to: number; readonly steps: number },
): ShowRefusal | 'changed-meanwhile' | null {
  if (now === null) return 'show-not-running';
  if (now.run !== seen.run || now.step !== seen.step) return 'changed-meanwhile';
  return to < 0 || to >= steps ? 'show-at-end' : null;
}
