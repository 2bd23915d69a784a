import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';

/** What the page of an event says of questions and answers. */
export const ENQUIRIES_WORDS = {
  heading: 'Questions and answers',
  ofEdition: 'About the competition',
  own: 'What you asked',
  asked: (when: string) => `Asked ${when}`,
  waits: 'Waits for an answer',
  answered: (when: string) => `Answered ${when}`,
  forAll: 'Everybody reads this, without your name.',
  ask: 'Ask the Organisers',
  asking: 'Sending…',
  askIntro: 'They read your name with it. What they answer reaches you in the bell and by mail.',
  question: 'Your question',
  count: (count: number) => `${count} of ${ENQUIRY_LIMITS.text} characters`,
  sent: 'The organisers have your question.',
  uncertain: 'No answer came, so it is not certain that this was sent. Send it again.',
  loadFailed: 'Questions and answers could not be loaded.',
} as const;
