import type { Refusal } from '@pratibha/domain/codes';
import { ANNOUNCEMENT_REFUSAL_WORDS } from './announcements/refusals.ts';
import { CERTIFICATE_NAME_ERRORS } from './certificates/name-errors.ts';
import { OWN_CERTIFICATE_REFUSAL_WORDS } from './certificates/own-refusals.ts';
import { CERTIFICATE_REFUSAL_WORDS } from './certificates/refusals.ts';
import { DESK_REFUSAL_WORDS } from './desk/refusals.ts';
import { EDITION_REFUSAL_WORDS } from './editions/refusals.ts';
import { ENQUIRY_LABELS, ENQUIRY_REQUIRED } from './enquiries/form-errors.ts';
import { ENQUIRY_REFUSAL_WORDS } from './enquiries/refusals.ts';
import { EVENT_REFUSAL_WORDS } from './events/event-refusals.ts';
import { VERSION_REFUSAL_WORDS } from './events/version-refusals.ts';
import { FILE_REFUSAL_WORDS } from './files/refusals.ts';
import { FIND_REFUSAL_WORDS } from './find/refusals.ts';
import { FOLLOW_UP_REFUSAL_WORDS } from './follow-ups/refusals.ts';
import { FINAL_LABELS, FINAL_REFUSAL_WORDS, FINAL_REQUIRED } from './judging/final-refusals.ts';
import { SHEET_ERRORS, SHEET_LABELS } from './judging/form-errors.ts';
import { RANKING_REFUSAL_WORDS } from './judging/ranking-refusals.ts';
import { JUDGING_REFUSAL_WORDS } from './judging/refusals.ts';
import { ROUND_REFUSAL_WORDS } from './judging/round-refusals.ts';
import { SAID_LABELS, SAID_REQUIRED } from './judging/said-errors.ts';
import { MAIL_REFUSAL_WORDS } from './mail/mail-refusals.ts';
import { CHOICE_ERRORS } from './notifications/choice-errors.ts';
import { ACCOUNT_WORDS } from './people/account-refusals.ts';
import { IDENTITY_ERRORS } from './people/identity-errors.ts';
import { PROFILE_ERRORS, PROFILE_LABELS } from './people/profile-errors.ts';
import { ANSWER_ERRORS, ANSWER_LABELS, ANSWER_REQUIRED } from './questions/answer-errors.ts';
import { ANSWER_REFUSAL_WORDS } from './registrations/answer-refusals.ts';
import { COMING_REFUSAL_WORDS } from './registrations/coming-refusals.ts';
import { PARTICIPATION_WORDS } from './registrations/participation-refusals.ts';
import { WITHDRAWAL_WORDS } from './registrations/withdrawal-refusals.ts';
import { RESULT_ENQUIRY_REFUSAL_WORDS } from './results/enquiry-refusals.ts';
import { RESULT_REFUSAL_WORDS } from './results/refusals.ts';
import { SHOW_REFUSAL_WORDS } from './results/show-refusals.ts';
import { TERMS_REFUSAL_WORDS } from './results/terms-refusals.ts';
import { PREPARED_REFUSAL_WORDS } from './reviews/prepared-refusals.ts';
import { REVIEW_REFUSAL_WORDS } from './reviews/review-refusals.ts';
import { SET_ANSWER_REFUSAL_WORDS } from './reviews/set-answer-errors.ts';
import {
  SUBMISSION_FORM_ERRORS,
  SUBMISSION_LABELS,
  SUBMISSION_REQUIRED,
} from './submissions/form-errors.ts';
import { REPLACEMENT_REFUSAL_WORDS } from './submissions/replacement-refusals.ts';
import { VALUE_ERRORS as ANY_VALUE } from './value-errors.ts';
import { WAITING_REFUSAL_WORDS } from './waiting/refusals.ts';
import { HANDED_ERRORS, HANDED_LABELS } from './works/handed-errors.ts';
import { CLASS_REFUSAL_WORDS } from './workshops/refusals.ts';

/*
 * What each noun says by its codes, for whoever knows a code and not the noun. Values that only
 * organisers give are not among these: the console speaks English.
 */

export const REFUSAL_WORDS: Readonly<Record<Refusal, string>> = {
  ...PARTICIPATION_WORDS,
  ...REVIEW_REFUSAL_WORDS,
  ...PREPARED_REFUSAL_WORDS,
  ...WITHDRAWAL_WORDS,
  ...REPLACEMENT_REFUSAL_WORDS,
  ...ANSWER_REFUSAL_WORDS,
  ...FOLLOW_UP_REFUSAL_WORDS,
  ...COMING_REFUSAL_WORDS,
  ...ACCOUNT_WORDS,
  ...EVENT_REFUSAL_WORDS,
  ...MAIL_REFUSAL_WORDS,
  ...ANNOUNCEMENT_REFUSAL_WORDS,
  ...EDITION_REFUSAL_WORDS,
  ...JUDGING_REFUSAL_WORDS,
  ...ROUND_REFUSAL_WORDS,
  ...RESULT_REFUSAL_WORDS,
  ...SHOW_REFUSAL_WORDS,
  ...RESULT_ENQUIRY_REFUSAL_WORDS,
  ...TERMS_REFUSAL_WORDS,
  ...RANKING_REFUSAL_WORDS,
  ...FINAL_REFUSAL_WORDS,
  ...ENQUIRY_REFUSAL_WORDS,
  ...DESK_REFUSAL_WORDS,
  ...SET_ANSWER_REFUSAL_WORDS,
  ...VERSION_REFUSAL_WORDS,
  ...FIND_REFUSAL_WORDS,
  ...CERTIFICATE_REFUSAL_WORDS,
  ...OWN_CERTIFICATE_REFUSAL_WORDS,
  ...WAITING_REFUSAL_WORDS,
  ...CLASS_REFUSAL_WORDS,
  ...FILE_REFUSAL_WORDS,
};

/** What is wrong with a value, but for texts, whose codes are the same for all nouns. */
export const VALUE_ERRORS = {
  ...ANY_VALUE,
  ...PROFILE_ERRORS,
  ...SUBMISSION_FORM_ERRORS,
  ...IDENTITY_ERRORS,
  ...CHOICE_ERRORS,
  ...ANSWER_ERRORS,
  ...SHEET_ERRORS,
  ...CERTIFICATE_NAME_ERRORS,
  ...HANDED_ERRORS,
};

/** What fields are called within a sentence. */
export const LABELS = {
  ...PROFILE_LABELS,
  ...SUBMISSION_LABELS,
  ...ANSWER_LABELS,
  ...SHEET_LABELS,
  ...SAID_LABELS,
  ...FINAL_LABELS,
  ...ENQUIRY_LABELS,
  ...HANDED_LABELS,
};

/** Sentences of their own for fields that are missing. */
export const REQUIRED = {
  ...SUBMISSION_REQUIRED,
  ...ANSWER_REQUIRED,
  ...ENQUIRY_REQUIRED,
  ...SAID_REQUIRED,
  ...FINAL_REQUIRED,
};
