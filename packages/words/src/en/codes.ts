import type { Refusal } from '@pratibha/domain/codes';
import { ANNOUNCEMENT_ERRORS } from './announcements/form-errors.ts';
import { ANNOUNCEMENT_REFUSAL_WORDS } from './announcements/refusals.ts';
import { STRIP_ERRORS } from './announcements/strip-errors.ts';
import {
  CERTIFICATE_ERRORS,
  CERTIFICATE_LABELS,
  CERTIFICATE_REQUIRED,
} from './certificates/form-errors.ts';
import { CERTIFICATE_NAME_ERRORS } from './certificates/name-errors.ts';
import { TEMPLATE_ERRORS } from './certificates/organiser/template-errors.ts';
import { OWN_CERTIFICATE_REFUSAL_WORDS } from './certificates/own-refusals.ts';
import { CERTIFICATE_REFUSAL_WORDS } from './certificates/refusals.ts';
import { DESK_LABELS, DESK_REQUIRED } from './desk/form-errors.ts';
import { DESK_REFUSAL_WORDS } from './desk/refusals.ts';
import { EDITION_ERRORS } from './editions/edition-errors.ts';
import { PICTURE_ERRORS } from './editions/picture-errors.ts';
import { EDITION_REFUSAL_WORDS } from './editions/refusals.ts';
import { ENQUIRY_LABELS, ENQUIRY_REQUIRED } from './enquiries/form-errors.ts';
import { ENQUIRY_REFUSAL_WORDS } from './enquiries/refusals.ts';
import { EVENT_REFUSAL_WORDS } from './events/event-refusals.ts';
import { EVENT_FORM_ERRORS, EVENT_LABELS, EVENT_REQUIRED } from './events/organiser/form-errors.ts';
import { VERSION_REFUSAL_WORDS } from './events/version-refusals.ts';
import { FILE_REFUSAL_WORDS } from './files/refusals.ts';
import { FIND_LABELS, FIND_REQUIRED } from './find/form-errors.ts';
import { FIND_REFUSAL_WORDS } from './find/refusals.ts';
import { FOLLOW_UP_ERRORS } from './follow-ups/form-errors.ts';
import { FOLLOW_UP_REFUSAL_WORDS } from './follow-ups/refusals.ts';
import { FINAL_LABELS, FINAL_REFUSAL_WORDS, FINAL_REQUIRED } from './judging/final-refusals.ts';
import { ROUND_ERRORS, ROUND_LABELS, SHEET_ERRORS, SHEET_LABELS } from './judging/form-errors.ts';
import { RANKING_REFUSAL_WORDS } from './judging/ranking-refusals.ts';
import { JUDGING_REFUSAL_WORDS } from './judging/refusals.ts';
import { ROUND_REFUSAL_WORDS } from './judging/round-refusals.ts';
import { SAID_LABELS, SAID_REQUIRED } from './judging/said-errors.ts';
import { MAIL_REFUSAL_WORDS } from './mail/mail-refusals.ts';
import { CHOICE_ERRORS } from './notifications/choice-errors.ts';
import { ACCOUNT_WORDS } from './people/account-refusals.ts';
import { IDENTITY_ERRORS } from './people/identity-errors.ts';
import { PROFILE_ERRORS, PROFILE_LABELS } from './people/profile-errors.ts';
import { TOKEN_ERRORS } from './people/token-errors.ts';
import { ANSWER_ERRORS, ANSWER_LABELS, ANSWER_REQUIRED } from './questions/answer-errors.ts';
import { DEFINITION_ERRORS, DEFINITION_LABELS } from './questions/organiser/definition-errors.ts';
import { ANSWER_REFUSAL_WORDS } from './registrations/answer-refusals.ts';
import { COMING_REFUSAL_WORDS } from './registrations/coming-refusals.ts';
import { PARTICIPATION_WORDS } from './registrations/participation-refusals.ts';
import { WITHDRAWAL_WORDS } from './registrations/withdrawal-refusals.ts';
import { AWARD_ERRORS, AWARD_LABELS, AWARD_REQUIRED } from './results/award-errors.ts';
import { RESULT_ENQUIRY_REFUSAL_WORDS } from './results/enquiry-refusals.ts';
import { RESULT_REFUSAL_WORDS } from './results/refusals.ts';
import { SHOW_REFUSAL_WORDS } from './results/show-refusals.ts';
import { SLIDE_ERRORS, SLIDE_LABELS, SLIDE_REQUIRED } from './results/slide-errors.ts';
import { TERMS_REFUSAL_WORDS } from './results/terms-refusals.ts';
import { PREPARED_REFUSAL_WORDS } from './reviews/prepared-refusals.ts';
import { REVIEW_REFUSAL_WORDS } from './reviews/review-refusals.ts';
import {
  SET_ANSWER_ERRORS,
  SET_ANSWER_LABELS,
  SET_ANSWER_REFUSAL_WORDS,
  SET_ANSWER_REQUIRED,
} from './reviews/set-answer-errors.ts';
import {
  SUBMISSION_FORM_ERRORS,
  SUBMISSION_LABELS,
  SUBMISSION_REQUIRED,
} from './submissions/form-errors.ts';
import { REPLACEMENT_REFUSAL_WORDS } from './submissions/replacement-refusals.ts';
import { WAITING_REFUSAL_WORDS } from './waiting/refusals.ts';
import { WORK_FORM_ERRORS, WORK_FORM_LABELS } from './works/form-errors.ts';
import { HANDED_ERRORS, HANDED_LABELS } from './works/handed-errors.ts';
import { CLASS_ERRORS, CLASS_LABELS } from './workshops/form-errors.ts';
import { CLASS_REFUSAL_WORDS } from './workshops/refusals.ts';

/*
 * What each noun says by its codes, gathered for whoever knows a code and not the noun; the browser
 * has the words of one noun at a time.
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
  ...EVENT_FORM_ERRORS,
  ...PROFILE_ERRORS,
  ...SUBMISSION_FORM_ERRORS,
  ...IDENTITY_ERRORS,
  ...TOKEN_ERRORS,
  ...CHOICE_ERRORS,
  ...ANSWER_ERRORS,
  ...DEFINITION_ERRORS,
  ...FOLLOW_UP_ERRORS,
  ...ANNOUNCEMENT_ERRORS,
  ...STRIP_ERRORS,
  ...EDITION_ERRORS,
  ...PICTURE_ERRORS,
  ...ROUND_ERRORS,
  ...SHEET_ERRORS,
  ...AWARD_ERRORS,
  ...SLIDE_ERRORS,
  ...CERTIFICATE_NAME_ERRORS,
  ...CERTIFICATE_ERRORS,
  ...SET_ANSWER_ERRORS,
  ...TEMPLATE_ERRORS,
  ...CLASS_ERRORS,
  ...WORK_FORM_ERRORS,
  ...HANDED_ERRORS,
};

/** What fields are called within a sentence. */
export const LABELS = {
  ...EVENT_LABELS,
  ...PROFILE_LABELS,
  ...SUBMISSION_LABELS,
  ...ANSWER_LABELS,
  ...DEFINITION_LABELS,
  ...ROUND_LABELS,
  ...SHEET_LABELS,
  ...SAID_LABELS,
  ...AWARD_LABELS,
  ...FINAL_LABELS,
  ...SLIDE_LABELS,
  ...ENQUIRY_LABELS,
  ...DESK_LABELS,
  ...SET_ANSWER_LABELS,
  ...FIND_LABELS,
  ...CERTIFICATE_LABELS,
  speakers: CLASS_LABELS.speakers,
  ...WORK_FORM_LABELS,
  ...HANDED_LABELS,
};

/** Sentences of their own for fields that are missing. */
export const REQUIRED = {
  ...EVENT_REQUIRED,
  ...SUBMISSION_REQUIRED,
  ...ANSWER_REQUIRED,
  ...ENQUIRY_REQUIRED,
  ...SAID_REQUIRED,
  ...AWARD_REQUIRED,
  ...FINAL_REQUIRED,
  ...SLIDE_REQUIRED,
  ...DESK_REQUIRED,
  ...SET_ANSWER_REQUIRED,
  ...FIND_REQUIRED,
  ...CERTIFICATE_REQUIRED,
};
