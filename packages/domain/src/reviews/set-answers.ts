import { KEYS } from '../console/keys.ts';
import type { Role } from '../people/roles.ts';
import { onlyErrors, type TextError, textError } from '../text/text-rule.ts';
import {
  REGISTRATION_DECISIONS,
  type RegistrationDecision,
  SUBMISSION_DECISIONS,
  type SubmissionDecision,
} from './decisions.ts';
import { type RemarksError, remarksError } from './remarks.ts';
import type { SetAnswerRefusal } from './set-answer-refusals.ts';

/** What set answers are for. */
export const SET_ANSWER_KINDS = ['registration', 'submission'] as const;
export type SetAnswerKind = (typeof SET_ANSWER_KINDS)[number];

/** What each may decide. */
const DECISIONS_OF: Readonly<
  Record<SetAnswerKind, readonly (RegistrationDecision | SubmissionDecision)[]>
> = { registration: REGISTRATION_DECISIONS, submission: SUBMISSION_DECISIONS };

/** Whose a row becomes by it: of whoever uses the answer, or nobody's. */
export const SET_ASSIGNMENTS = ['me', 'nobody'] as const;
export type SetAssignment = (typeof SET_ASSIGNMENTS)[number];

/** Code points of its title. */
export const SET_ANSWER_TITLE = 60;
/** So many are shared, and so many everybody has of their own. */
const MOST_SET_ANSWERS = 50;
/** How many keys use one. */
export const SET_ANSWER_KEYS = KEYS.reply.length;

/** A set answer as it is written. */
export type SetAnswerInput = {
  readonly title: string;
  readonly kind: SetAnswerKind;
  /** The status that it leads to; null: it decides nothing. */
  readonly decision: string | null;
  /** What the student reads, with placeholders. */
  readonly remarks: string | null;
  readonly tag_id: number | null;
  readonly assigns: SetAssignment | null;
};

export type SetAnswerError =
  | TextError<'set_answer'>
  | RemarksError
  | { readonly code: 'unknown-decision'; readonly values: readonly string[] }
  | { readonly code: 'remarks-without-decision' }
  | { readonly code: 'does-nothing' };
type SetAnswerField = 'title' | 'decision' | 'remarks';

/** What is wrong with each field; empty when nothing is. */
export function setAnswerErrors(
  input: SetAnswerInput,
): Partial<Record<SetAnswerField, SetAnswerError>> {
  const { title, kind, decision, remarks, tag_id, assigns } = input;
  const rule = { field: 'set_answer', limit: SET_ANSWER_TITLE, isRequired: true } as const;
  const values = DECISIONS_OF[kind];
  const isUnknown = decision !== null && !values.some((each) => each === decision);
  const isNothing = decision === null && tag_id === null && assigns === null;
  return onlyErrors<SetAnswerField, SetAnswerError>({
    title: textError(title, rule),
    decision: isUnknown
      ? { code: 'unknown-decision', values }
      : isNothing
        ? { code: 'does-nothing' }
        : null,
    remarks: remarksWrong(remarks, decision),
  });
}

function remarksWrong(remarks: string | null, decision: string | null): SetAnswerError | null {
  if (remarks === null || remarks.trim() === '') return null;
  return decision === null ? { code: 'remarks-without-decision' } : remarksError(remarks);
}

type Changing = { readonly isShared: boolean; readonly actor: { readonly role: Role } };

/** Why this person may not write such an answer; one's own are found by oneself alone. */
export function whyNotWriteSetAnswer({ isShared, actor }: Changing): SetAnswerRefusal | null {
  const isAdmin = actor.role === 'ADMIN' || actor.role === 'SUPER_ADMIN';
  return isShared && !isAdmin ? 'shared-by-admins' : null;
}

/** Why there is none beside so many that are shared, or of one person. */
export function whyNotAddSetAnswer({
  others,
}: {
  readonly others: number;
}): SetAnswerRefusal | null {
  return others < MOST_SET_ANSWERS ? null : 'too-many-set-answers';
}

type Keyed = {
  readonly id: number;
  readonly kind: SetAnswerKind;
  readonly is_shared: boolean;
  /** 1 to 9; null: none. */
  readonly key: number | null;
};

/** Which answer each key uses: one's own before one that is shared, the older before the newer. */
export function answersByKey<Answer extends Keyed>(
  answers: readonly Answer[],
  kind: SetAnswerKind,
): ReadonlyMap<string, Answer> {
  const byKey = new Map<string, Answer>();
  const inOrder = answers
    .filter((each) => each.kind === kind)
    .toSorted((a, b) => Number(a.is_shared) - Number(b.is_shared) || a.id - b.id);
  for (const answer of inOrder) {
    if (answer.key === null || byKey.has(String(answer.key))) continue;
    byKey.set(String(answer.key), answer);
  }
  return byKey;
}
