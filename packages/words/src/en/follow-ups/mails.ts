import type { MailPart, MailText } from '../mail/mail-text.ts';
import { formatDay } from '../time.ts';

type Waiting = { readonly event: string; readonly path: string; readonly lastDay: string };

const ANSWER = 'Answer the questions';

/**
 * What the mail of a decision says besides, where the event asks something of whoever is in.
 * @param lastDay null: it asks nothing
 */
export function askedPart(lastDay: string | null, path: string): readonly MailPart[] {
  if (lastDay === null) return [];
  const text = `The organisers ask something of everybody who comes: please answer until ${formatDay(lastDay)}.`;
  return [
    { is: 'text', text },
    { is: 'link', label: ANSWER, path },
  ];
}

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
      { is: 'link', label: ANSWER, path },
    ],
    why: 'You get this mail because you are shortlisted for the event.',
  };
}
