import type { RoundResults } from '@pratibha/contract/results';
import {
  AWARD_CHECKS,
  type AwardCheck,
  type AwardFacts,
  type AwardForm,
  awardErrors,
  leftOver,
  needsNote,
} from '@pratibha/domain/results/awards';
import { AWARD_ERRORS } from '@pratibha/words/results/award-errors';
import { sentenceOf } from '@pratibha/words/sentences';

/** What stands in the form of one award; `key` holds it apart while others are removed. */
export type AwardValues = {
  readonly key: string;
  /** As the choice has it: an id, or nothing. */
  readonly work: string;
  /** A position, or nothing for a special award. */
  readonly position: string;
  readonly title: string;
  readonly prize: string;
  readonly note: string;
  readonly checked: readonly AwardCheck[];
};
export type FreezeValues = {
  readonly awards: readonly AwardValues[];
  readonly showsRanks: boolean;
  readonly offersCheck: boolean;
};

let made = 0;

export function newAward(values: Partial<AwardValues> = {}): AwardValues {
  made += 1;
  const empty = { work: '', position: '', title: '', prize: '', note: '', checked: [] };
  return { key: `award ${made}`, ...empty, ...values };
}

/** Begins with what the order alone gives. */
export function firstValues({ suggested }: RoundResults): FreezeValues {
  return {
    awards: suggested.map(({ submission_id, position }) =>
      newAward({ work: `${submission_id}`, position: `${position}` }),
    ),
    ...{ showsRanks: false, offersCheck: true },
  };
}

function formOf({ key: _, position, ...award }: AwardValues): AwardForm {
  return { ...award, position: position === '' ? null : Number(position) };
}

/** What the rules of awards are asked with. */
function factsOf({ works, prizes }: RoundResults): AwardFacts {
  return {
    prizes,
    works: works.map(({ submission_id, rank, group: [first = rank, last = rank] }) => ({
      ...{ work: `${submission_id}`, rank, group: [first, last] as const },
    })),
  };
}

/** What is wrong, by the place of the field: `/awards/0/note`. */
export function freezeFaults(
  { awards }: FreezeValues,
  results: RoundResults,
): Record<string, string> {
  return Object.fromEntries(
    awardErrors(awards.map(formOf), factsOf(results)).map(({ path, error }) => [
      `/awards${path}`,
      sentenceOf(AWARD_ERRORS, error),
    ]),
  );
}

/** Whether somebody has to say why this award goes to its work. */
export function mustSayWhy(
  award: AwardValues,
  { awards }: FreezeValues,
  results: RoundResults,
): boolean {
  return needsNote(formOf(award), awards.map(formOf), factsOf(results));
}

/** The prizes that nobody gets, by name. */
export function notGiven({ awards }: FreezeValues, { prizes }: RoundResults): readonly string[] {
  return leftOver(prizes, awards.map(formOf)).map(({ title }) => title);
}

/** What is sent. */
export function bodyOf({ awards, showsRanks, offersCheck }: FreezeValues, basis: string) {
  return {
    basis,
    ...{ shows_ranks: showsRanks, offers_check: offersCheck },
    awards: awards.map(formOf).map(({ work, checked, ...award }) => ({
      ...award,
      submission_id: Number(work),
      checked: AWARD_CHECKS.filter((check) => checked.includes(check)),
    })),
  };
}
