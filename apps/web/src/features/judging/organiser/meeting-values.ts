import type { FinalCandidate } from '@pratibha/contract/finals';
import { finalistsOf, meetingErrors } from '@pratibha/domain/ranking/final-rules';
import { FINAL_LIMITS } from '@pratibha/domain/ranking/finals';
import { FINAL_ERRORS } from '@pratibha/words/judging/final-refusals';
import { sentenceOf } from '@pratibha/words/sentences';

/** A work as it stands in the form of a meeting. */
export type MeetingValue = FinalCandidate & { readonly reason: string };

/** The best, as many as were asked for, in the order of their sheets. */
export function meetingOf(
  candidates: readonly FinalCandidate[],
  count: number,
): readonly MeetingValue[] {
  const ranked = candidates.map((each) => ({ ...each, work: `${each.submission_id}`, sheets: 1 }));
  return finalistsOf(ranked, count).map(({ work: _, sheets: __, ...each }) => ({
    ...{ ...each, reason: '' },
  }));
}

/** How many works may meet: as many as leave no equal ones out. */
export function meetingSizes(candidates: readonly FinalCandidate[]): readonly number[] {
  const sizes = candidates.map(({ rank }) => meetingOf(candidates, rank).length);
  return [...new Set(sizes)].filter(
    (size) => size >= FINAL_LIMITS.least && size <= FINAL_LIMITS.works,
  );
}

/** One place up or down. */
export function moved(
  works: readonly MeetingValue[],
  at: number,
  by: -1 | 1,
): readonly MeetingValue[] {
  const [one, other] = [works[at], works[at + by]];
  return one && other ? works.with(at, other).with(at + by, one) : works;
}

/** What is wrong, by JSON pointers below the works. */
export function meetingFaults(works: readonly MeetingValue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    meetingErrors(works).map(({ path, error }) => [path, sentenceOf(FINAL_ERRORS, error)]),
  );
}
