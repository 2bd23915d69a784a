import type { MailText } from './mail-text.ts';

/**
 * The mail to organisers, once a day, of how many who are shortlisted said that they cannot come.
 */
export function cannotComeMail(told: {
  readonly event: string;
  readonly path: string;
  readonly people: number;
  /** How many events they are of. */
  readonly events: number;
}): MailText {
  const { event, path, people, events } = told;
  const who = people === 1 ? 'One shortlisted person' : `${people} shortlisted people`;
  const where = events === 1 ? event : `${event} and ${events - 1} more`;
  return {
    subject: `${who} cannot come: ${where}`,
    preview: 'Their places are free again.',
    heading: people === 1 ? 'One person cannot come' : `${people} people cannot come`,
    parts: [
      {
        is: 'text',
        text: `${who} said since yesterday that they cannot come. Their places are free again.`,
      },
      { is: 'facts', facts: [[events === 1 ? 'Event' : 'Events', where]] },
      { is: 'link', label: 'See the registrations', path },
    ],
    why: 'You get this mail because you are an organiser who can see to it.',
  };
}
