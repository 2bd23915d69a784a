import type { MailText } from '../mail/mail-text.ts';
import { formatDay } from '../time.ts';

type Waiting = { readonly event: string; readonly path: string; readonly lastDay: string };

/** What a shortlisted student is mailed who has not answered yet. */
export function followUpMail({ event, path, lastDay }: Waiting): MailText {
  const day = formatDay(lastDay);
  return {
    subject: `Please answer until ${day}: ${event}`,
    preview: 'You are in, and the organisers need a few answers.',
    heading: 'You are in: please answer the questions',
    parts: [
      {
        is: 'text',
        text: `You are shortlisted for ${event}. The organisers ask something of everybody who comes, and you have not answered yet.`,
      },
      { is: 'facts', facts: [['Answer until', day]] },
      { is: 'link', label: 'Answer the questions', path },
    ],
    why: 'You get this mail because you are shortlisted for the event.',
  };
}
