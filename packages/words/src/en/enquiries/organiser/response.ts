import { ENQUIRY_LIMITS } from '@pratibha/domain/enquiries/enquiries';

const number = (count: number) => count.toLocaleString('en-US');

/** The dialog in which an organiser answers what a student asked. */
export const RESPONSE_WORDS = {
  open: 'Answer',
  change: 'Change the Answer',
  title: 'Answer a question',
  asked: (name: string, event: string) => `${name} asks about ${event}:`,
  response: 'Answer',
  responseHelp: 'Goes to who asked, in the bell and by mail.',
  changeHelp: 'If the words change, who asked is told again.',
  responseCount: (count: number) =>
    `${number(count)} of ${number(ENQUIRY_LIMITS.response)} characters`,
  toAll: 'Show it to everybody',
  toAllHelp:
    'It stands in “Questions and answers” on the page of the event, without the name of who asked.',
  sharedText: 'The question as everybody reads it',
  sharedTextHelp: 'Leave out what tells who asked.',
  send: 'Send the Answer',
  save: 'Save the Answer',
  sending: 'Sending…',
  sent: 'The answer is sent.',
  saved: 'The answer is saved.',
  overtaken:
    'Somebody else has answered this meanwhile. What you typed is kept; send it again to put it in the place of theirs.',
  theirs: 'Their answer:',
} as const;
