import type { MailText } from './mail-text.ts';

type OfEvent = { readonly event: string; readonly path: string };
const OF_ORGANISER = 'You get this mail because you organise this event.';

/** The mail to who asked about their result. */
export function resultEnquiryRespondedMail({
  event,
  path,
  text,
  response,
}: OfEvent & { readonly text: string; readonly response: string }): MailText {
  return {
    subject: `Your question about your result was answered: ${event}`,
    preview: response.trim().split(/\s+/).join(' ').slice(0, 120),
    heading: 'The organisers answered your question',
    parts: [
      { is: 'quote', label: 'You asked about your result', text },
      { is: 'quote', label: 'They answer', text: response },
      { is: 'link', label: 'Open your work', path },
    ],
    why: 'You get this mail because you asked the organisers about your result.',
  };
}

/** The mail to organisers of an event; `waiting` is how many wait as it is written. */
export function resultEnquiriesWaitMail({
  event,
  path,
  waiting,
}: OfEvent & { readonly waiting: number }): MailText {
  const words =
    waiting === 1
      ? `A question about a result of ${event} waits for an answer.`
      : `${waiting.toLocaleString('en-US')} questions about results of ${event} wait for an answer.`;
  return {
    subject: `Questions about results wait: ${event}`,
    preview: words,
    heading: 'Questions about results wait',
    parts: [
      { is: 'text', text: words },
      { is: 'text', text: 'While one waits, you are told of others once a day at most.' },
      { is: 'link', label: 'Answer them', path },
    ],
    why: OF_ORGANISER,
  };
}

/** The mail to whoever can approve frozen results. */
export function approvalWaitsMail({
  event,
  round,
  path,
  by,
}: OfEvent & { readonly round: string; readonly by: string }): MailText {
  return {
    subject: `Results wait for your approval: ${event}`,
    preview: `${by} froze the results of ${round}. Nobody else knows.`,
    heading: 'Results wait for your approval',
    parts: [
      {
        is: 'text',
        text: `${by} froze the results of “${round}” of ${event}. They come out once somebody who did not freeze them approves. Until then please tell nobody.`,
      },
      { is: 'link', label: 'Look at them', path },
    ],
    why: OF_ORGANISER,
  };
}
