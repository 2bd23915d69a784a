import type { Round } from '@pratibha/contract/rounds';
import type { RoundManner } from '@pratibha/domain/judging/manners';
import { type RoundForm, type RoundTakes, roundErrors } from '@pratibha/domain/judging/rounds';
import { ZONE_OFFSET, zonedIso } from '@pratibha/domain/time/competition-time';
import { ROUND_ERRORS } from '@pratibha/words/judging/form-errors';
import { ROUND_FORM_WORDS } from '@pratibha/words/judging/organiser/round-form';
import { fieldSentences } from '@pratibha/words/sentences';

/**
 * What stands in the form: instants as `datetime-local` texts of the competition's zone, numbers as
 * typed.
 */
export type RoundValues = {
  readonly title: string;
  readonly takes: RoundTakes;
  readonly best: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly judges_per_work: string;
  readonly minutes_per_work: string;
  readonly is_blind: boolean;
  readonly begin_with: 'one-criterion' | 'judged-on';
};

const USUAL_DAYS = 7;
const DAY = 24 * 3_600_000;

const toField = (at: Date) => zonedIso(at).slice(0, 16);

/** A round that begins at the next full hour, for a week. */
export function newRoundValues(now: Date, judgedOn: readonly string[]): RoundValues {
  const opens = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000 + 15 * 60_000);
  return {
    title: ROUND_FORM_WORDS.firstTitle,
    takes: 'accepted',
    best: '10',
    opens_at: toField(opens),
    closes_at: toField(new Date(opens.getTime() + USUAL_DAYS * DAY)),
    judges_per_work: '3',
    minutes_per_work: '15',
    is_blind: true,
    begin_with: judgedOn.length > 0 ? 'judged-on' : 'one-criterion',
  };
}

/** What stands in the form of two rounds. */
export type PairValues = {
  readonly preselection: RoundValues;
  readonly final: RoundValues;
  readonly manner: RoundManner;
};

/** A preselection as a round is otherwise, and a final of a day after it. */
export function newPairValues(
  now: Date,
  judgedOn: readonly string[],
  titles: { readonly preselection: string; readonly final: string },
): PairValues {
  const preselection = { ...newRoundValues(now, judgedOn), title: titles.preselection };
  const ends = new Date(`${preselection.closes_at}${ZONE_OFFSET}`);
  return {
    preselection,
    manner: 'remote',
    final: {
      ...preselection,
      title: titles.final,
      takes: 'best',
      opens_at: toField(new Date(ends.getTime() + DAY)),
      closes_at: toField(new Date(ends.getTime() + 2 * DAY)),
    },
  };
}

export function roundValues(round: Round): RoundValues {
  return {
    title: round.title,
    takes: round.takes,
    best: String(round.best ?? 10),
    opens_at: toField(new Date(round.opens_at)),
    closes_at: toField(new Date(round.closes_at)),
    judges_per_work: String(round.judges_per_work),
    minutes_per_work: String(round.minutes_per_work),
    is_blind: round.is_blind,
    begin_with: 'one-criterion',
  };
}

/** What is sent of the form; NaN, which the rules refuse, for what is no number. */
export function sentRound(values: RoundValues): RoundForm {
  const { begin_with: _, ...rest } = values;
  const at = (typed: string) => (typed === '' ? '' : `${typed}${ZONE_OFFSET}`);
  const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
  return {
    ...rest,
    best: values.takes === 'best' ? number(values.best) : null,
    opens_at: at(values.opens_at),
    closes_at: at(values.closes_at),
    judges_per_work: number(values.judges_per_work),
    minutes_per_work: number(values.minutes_per_work),
  };
}

export const roundFaults = (values: RoundValues) =>
  fieldSentences(ROUND_ERRORS, roundErrors(sentRound(values)));
