import { onlyErrors, type TextError, textError, trimmed } from '../text/text-rule.ts';

/**
 * Code points of what a student asks, also as everybody reads it, and of what organisers respond.
 */
export const ENQUIRY_LIMITS = { text: 500, response: 2_000 } as const;

/** So many of one person wait for a response in one event at most. */
export const MOST_OPEN_ENQUIRIES = 3;

/** Whether somebody has responded. */
export const ENQUIRY_STATES = ['waiting', 'responded'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Reasons for which a person may ask nothing. */
export const ENQUIRY_REFUSALS = ['enquiries-off', 'too-many-enquiries'] as const;
export type EnquiryRefusal = (typeof ENQUIRY_REFUSALS)[number];

/** What can be wrong with a text of an enquiry. */
export type EnquiryFieldError = TextError<'enquiry' | 'response' | 'shared_text'>;

const { text: limit, response: limitOfResponse } = ENQUIRY_LIMITS;

/** What is wrong with what somebody asks. */
export function enquiryErrors(values: {
  readonly text: string;
}): Partial<Record<'text', EnquiryFieldError>> {
  return onlyErrors({
    text: textError(values.text, { field: 'enquiry', limit, isRequired: true }),
  });
}

/** What organisers respond: to who asked alone, or to everybody, who reads the question so. */
type ResponseForm = {
  readonly response: string;
  readonly for_all: boolean;
  readonly shared_text: string;
};

/** What is wrong with a response. */
export function responseErrors({
  response,
  for_all: isRequired,
  shared_text,
}: ResponseForm): Partial<Record<'response' | 'shared_text', EnquiryFieldError>> {
  return onlyErrors<'response' | 'shared_text', EnquiryFieldError>({
    response: textError(response, { field: 'response', limit: limitOfResponse, isRequired: true }),
    shared_text: textError(shared_text, { field: 'shared_text', limit, isRequired }),
  });
}

/** What is kept of a response in which nothing is wrong; `shared_text` null: to who asked alone. */
export function responseKept({ response, for_all, shared_text }: ResponseForm) {
  return {
    response: trimmed(response),
    shared_text: for_all ? trimmed(shared_text) : null,
  };
}

type AskFacts = {
  readonly takesEnquiries: boolean;
  /** How many of the person wait in the event. */
  readonly open: number;
};

/** Why this person may ask nothing more now, or null. */
export function whyNotAsk({ takesEnquiries, open }: AskFacts): EnquiryRefusal | null {
  if (!takesEnquiries) return 'enquiries-off';
  return open >= MOST_OPEN_ENQUIRIES ? 'too-many-enquiries' : null;
}

/** Milliseconds after which organisers are told again of an event of which enquiries wait. */
const TOLD_AGAIN_MS = 24 * 3_600_000;

type WaitingFacts = {
  /** How many wait in the event beside the one that was just asked. */
  readonly waiting: number;
  /** When organisers were told last that some wait; null: never. */
  readonly lastTold: Date | null;
};

/**
 * Whether organisers are told that enquiries wait: by the first that does, and by one that comes a
 * day later, so that one which nobody responds to hides no other. A clock that was turned back
 * counts as a day.
 */
export function tellsOrganisers({ waiting, lastTold }: WaitingFacts, now: Date): boolean {
  if (waiting === 0 || lastTold === null) return true;
  const since = now.getTime() - lastTold.getTime();
  return since < 0 || since >= TOLD_AGAIN_MS;
}
