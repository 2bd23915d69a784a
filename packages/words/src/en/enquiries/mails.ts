import type { MailText } from '../mail/mail-text.ts';

type OfEvent = { readonly event: string; readonly path: string };

/** The mail to who asked something. */
export function enquiryRespondedMail({
  event,
  path,
  text,
  response,
}: OfEvent & { readonly text: string; readonly response: string }): MailText {
  return {
    subject: `Your question was answered: ${event}`,
    preview: response.trim().split(/\s+/).join(' ').slice(0, 120),
    heading: 'The organisers answered your question',
    parts: [
      { is: 'quote', label: 'You asked', text },
      { is: 'quote', label: 'They answer', text: response },
      { is: 'link', label: 'Open the event', path },
    ],
    why: 'You get this mail because you asked the organisers of the event something.',
  };
}

/** The mail to organisers of an event; `waiting` is how many wait as it is written. */
export function enquiriesWaitMail({
  event,
  path,
  waiting,
}: OfEvent & { readonly waiting: number }): MailText {
  const words =
    waiting === 1
      ? `A question about ${event} waits for an answer.`
      : `${waiting.toLocaleString('en-US')} questions about ${event} wait for an answer.`;
  return {
    subject: `Questions of students wait: ${event}`,
    preview: words,
    heading: 'Questions of students wait',
    parts: [
      { is: 'text', text: words },
      { is: 'text', text: 'While one waits, you are told of others once a day at most.' },
      { is: 'link', label: 'Answer them', path },
    ],
    why: 'You get this mail because you organise this event.',
  };
}
