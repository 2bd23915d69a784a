import type { AnnouncementFieldError } from './announcements/announcements.ts';
import type { StripError } from './announcements/strips.ts';
import { CERTIFICATE_REFUSALS } from './certificates/certificate-refusals.ts';
import type { CertificateFieldError } from './certificates/certificates.ts';
import type { NameError } from './certificates/name.ts';
import { OWN_CERTIFICATE_REFUSALS } from './certificates/own-refusals.ts';
import type { TemplateError } from './certificates/template.ts';
import type { DeskFieldError } from './desk/desk.ts';
import { DESK_REFUSALS } from './desk/desk-refusals.ts';
import type { EditionError } from './editions/edition-errors.ts';
import type { PictureError } from './editions/pictures.ts';
import { ENQUIRY_REFUSALS, type EnquiryFieldError } from './enquiries/enquiries.ts';
import type { EventFieldError } from './events/event-form.ts';
import { VERSION_REFUSALS } from './events/version-refusals.ts';
import { FILE_REFUSALS } from './files/file-refusals.ts';
import { FIND_REFUSALS } from './find/find-refusals.ts';
import type { SavedFilterError } from './find/saved-filters.ts';
import { FOLLOW_UP_REFUSALS, type FollowUpError } from './follow-ups/follow-ups.ts';
import { JUDGING_REFUSALS } from './judging/judging-refusals.ts';
import type { SaidFieldError } from './judging/pauses.ts';
import { ROUND_REFUSALS } from './judging/round-refusals.ts';
import type { RoundFieldError } from './judging/rounds.ts';
import type { SheetError } from './judging/score-sheets.ts';
import type { ChoiceError } from './notifications/notification-choices.ts';
import type { IdentityFieldError } from './people/identity.ts';
import type { ProfileFieldError } from './people/profile.ts';
import type { TokenFieldError } from './people/tokens.ts';
import type { AnswerListError } from './questions/answers.ts';
import type { DefinitionError } from './questions/question-definitions.ts';
import { FINAL_REFUSALS } from './ranking/final-refusals.ts';
import type { FinalError } from './ranking/final-rules.ts';
import { RANKING_REFUSALS } from './ranking/ranking-refusals.ts';
import {
  ACCOUNT_REFUSALS,
  ANNOUNCEMENT_REFUSALS,
  ANSWER_REFUSALS,
  COMING_REFUSALS,
  EDITION_REFUSALS,
  EVENT_REFUSALS,
  MAIL_REFUSALS,
  PARTICIPATION_REFUSALS,
  REVIEW_REFUSALS,
  WITHDRAWAL_REFUSALS,
} from './refusals.ts';
import type { AwardError } from './results/awards.ts';
import { RESULT_ENQUIRY_REFUSALS } from './results/result-enquiry-refusals.ts';
import { RESULT_REFUSALS } from './results/result-refusals.ts';
import type { SlideError } from './results/show.ts';
import { SHOW_REFUSALS } from './results/show-refusals.ts';
import { TERMS_REFUSALS } from './results/terms-refusals.ts';
import { PREPARED_REFUSALS } from './reviews/prepared-refusals.ts';
import { SET_ANSWER_REFUSALS } from './reviews/set-answer-refusals.ts';
import type { SetAnswerError } from './reviews/set-answers.ts';
import { REPLACEMENT_REFUSALS } from './submissions/replacement.ts';
import type { SubmissionFieldError } from './submissions/submission-form.ts';
import type { TextError } from './text/text-rule.ts';
import { NOTICE_REFUSALS } from './waiting/asked-notices.ts';
import { WAITING_REFUSALS } from './waiting/waiting-lists.ts';
import type { HandedError } from './works/handed-errors.ts';
import type { WorkFormError } from './works/work-form-errors.ts';
import { CLASS_REFUSALS } from './workshops/class-refusals.ts';
import type { ClassFieldError } from './workshops/classes.ts';

/** Every reason for which the product says no to something that is well formed. */
export const REFUSALS = [
  ...PARTICIPATION_REFUSALS,
  ...REVIEW_REFUSALS,
  ...PREPARED_REFUSALS,
  ...WITHDRAWAL_REFUSALS,
  ...COMING_REFUSALS,
  ...REPLACEMENT_REFUSALS,
  ...ANSWER_REFUSALS,
  ...FOLLOW_UP_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...EVENT_REFUSALS,
  ...MAIL_REFUSALS,
  ...ANNOUNCEMENT_REFUSALS,
  ...EDITION_REFUSALS,
  ...JUDGING_REFUSALS,
  ...ROUND_REFUSALS,
  ...RESULT_REFUSALS,
  ...SHOW_REFUSALS,
  ...RESULT_ENQUIRY_REFUSALS,
  ...TERMS_REFUSALS,
  ...RANKING_REFUSALS,
  ...FINAL_REFUSALS,
  ...ENQUIRY_REFUSALS,
  ...DESK_REFUSALS,
  ...SET_ANSWER_REFUSALS,
  ...VERSION_REFUSALS,
  ...FIND_REFUSALS,
  ...CERTIFICATE_REFUSALS,
  ...OWN_CERTIFICATE_REFUSALS,
  ...WAITING_REFUSALS,
  ...NOTICE_REFUSALS,
  ...CLASS_REFUSALS,
  ...FILE_REFUSALS,
] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Everything that a rule can find wrong with a value: a code, and whatever else its sentence says.
 */
export type ValueError =
  | TextError
  | EventFieldError
  | ProfileFieldError
  | IdentityFieldError
  | TokenFieldError
  | SubmissionFieldError
  | AnswerListError
  | DefinitionError
  | FollowUpError
  | ChoiceError
  | AnnouncementFieldError
  | StripError
  | EditionError
  | PictureError
  | RoundFieldError
  | SaidFieldError
  | SheetError
  | AwardError
  | FinalError
  | SlideError
  | NameError
  | TemplateError
  | CertificateFieldError
  | EnquiryFieldError
  | DeskFieldError
  | SetAnswerError
  | SavedFilterError
  | ClassFieldError
  | WorkFormError
  | HandedError;
