import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';

/** What one asks about the result of one's own work. */
export const ASK_RESULT_WORDS = {
  label: 'About your result',
  press: 'Ask About My Result',
  until: (when: string) => `Once, until ${when}, Nepal time.`,
  intro:
    'You can ask once, so ask all that you want to know. The organisers read your name with it. What they answer reaches you in the bell and by mail.',
  question: 'Your question',
  count: (count: number) => `${count} of ${ENQUIRY_LIMITS.text} characters`,
  send: 'Send the Question',
  sending: 'Sending…',
  sent: 'The organisers have your question.',
  uncertain: 'No answer came, so it is not certain that this was sent. Send it again.',
  asked: (when: string) => `Asked ${when}`,
  waits: 'Waits for an answer',
  answered: (when: string) => `Answered ${when}`,
} as const;
