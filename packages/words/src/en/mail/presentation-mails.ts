import { formatDateTime } from '../time.ts';
import type { MailText } from './mail-text.ts';

type OfPresentation = {
  readonly event: string;
  readonly path: string;
  readonly room: string;
  readonly starts: Date;
  readonly setup_minutes: number;
};

/** The mail to whoever handed in, once it is published when they present, or that changes. */
export function presentationTimeMail(of: OfPresentation): MailText {
  const { event, path, room, starts, setup_minutes: setup } = of;
  const minutes = setup === 1 ? '1 minute' : `${setup} minutes`;
  return {
    subject: `You present your work at ${formatDateTime(starts)}: ${event}`,
    preview: `In ${room}.`,
    heading: 'When you present your work',
    parts: [
      {
        is: 'text',
        text: 'If you were told another time or room before, this one holds.',
      },
      {
        is: 'facts',
        facts: [
          ['Event', event],
          ['When', formatDateTime(starts)],
          ['Room', room],
          ...(setup === 0 ? [] : [['To set up', `${minutes} before`] as const]),
        ],
      },
      { is: 'link', label: 'Open the event', path },
    ],
    why: 'You get this mail because you handed in a work for this event.',
  };
}
