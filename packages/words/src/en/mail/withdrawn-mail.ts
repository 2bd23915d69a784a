import { formatDateTime } from '../time.ts';
import type { MailText } from './mail-text.ts';

type Withdrawn = {
  readonly event: string;
  readonly path: string;
  /** The number that the registration had. */
  readonly number: number;
  readonly at: Date;
};

/** What a student is mailed who withdrew. */
export function withdrawnMail({ event, path, number, at }: Withdrawn): MailText {
  return {
    subject: `Your registration is withdrawn: ${event}`,
    preview: `You withdrew your registration #${number}.`,
    heading: 'Your registration is withdrawn',
    parts: [
      { is: 'text', text: `You withdrew your registration for ${event}.` },
      {
        is: 'facts',
        facts: [
          ['Registration', `#${number}`],
          ['Withdrawn', formatDateTime(at)],
        ],
      },
      {
        is: 'text',
        text: 'While registration is open you can register again: until it closes your answers are kept for that, unless you have them forgotten.',
      },
      { is: 'link', label: 'See what you withdrew', path },
    ],
    why: 'You get this mail because you withdrew from the event.',
  };
}
