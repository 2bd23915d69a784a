import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';

const number = (count: number) => count.toLocaleString('en-US');

/** What whoever handed in asks about their result, with the ranking. */
export const RESULT_ENQUIRIES_WORDS = {
  heading: 'Questions about results',
  loadFailed: 'Failed to load the questions about results.',
  from: (work: number | null, name: string) =>
    work === null ? name : `Work ${number(work)} · ${name}`,
  asked: (when: string) => `Asked ${when}`,
  answered: (when: string) => `Answered ${when}`,
  waits: 'Waits for an answer',
  answer: 'Answer',
  change: 'Change the Answer',
  label: (press: string, name: string) => `${press}: ${name}`,
  title: 'Answer a question about a result',
  asks: (name: string) => `${name} asks:`,
  response: 'Answer',
  help: 'Goes to who asked, in the bell and by mail. Name no judge and no other work’s points.',
  changeHelp: 'If the words change, who asked is told again.',
  count: (count: number) => `${number(count)} of ${number(ENQUIRY_LIMITS.response)} characters`,
  send: 'Send the Answer',
  save: 'Save the Answer',
  sending: 'Sending…',
  sent: 'The answer is sent.',
  saved: 'The answer is saved.',
  overtaken:
    'Somebody else has answered this meanwhile. What you typed is kept; send it again to put it in the place of theirs.',
  theirs: 'Their answer:',
} as const;
