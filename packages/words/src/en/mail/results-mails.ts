import type { MailText } from './mail-text.ts';

type Released = {
  readonly event: string;
  readonly path: string;
  /** Awards of the work of whoever reads it. */
  readonly awards: readonly { readonly title: string; readonly prize: string }[];
  /** Whether their work was judged in the round. */
  readonly isJudged: boolean;
};

const WHY = 'You get this mail because you handed in a work for the event.';

const award = ({ title, prize }: Released['awards'][number]) =>
  prize === '' ? title : `${title}: ${prize}`;

/** The mail to whoever handed in, once the results are out. */
export function resultsOutMail({ event, path, awards, isJudged }: Released): MailText {
  const won = awards.map(award).join('; ');
  return {
    subject: `The results are out: ${event}`,
    preview: awards.length > 0 ? `Your work has won: ${won}.` : `The results of ${event} are out.`,
    heading: awards.length > 0 ? 'Your work has won' : 'The results are out',
    parts: [
      {
        is: 'text',
        text:
          awards.length > 0
            ? `Congratulations! In ${event} your work gets: ${won}.`
            : `The results of ${event} are out. Thank you for your work.`,
      },
      ...(isJudged
        ? [{ is: 'text', text: 'What the judges gave and wrote stands with your work.' } as const]
        : []),
      { is: 'link', label: 'Open your work', path },
    ],
    why: WHY,
  };
}

/** The mail to whoever gains or loses an award by a correction. */
export function resultsCorrectedMail({
  event,
  path,
  awards,
  reason,
}: Omit<Released, 'isJudged'> & { readonly reason: string }): MailText {
  const won = awards.map(award).join('; ');
  return {
    subject: `The results were corrected: ${event}`,
    preview: `The awards of your work in ${event} are others now.`,
    heading: 'The results were corrected',
    parts: [
      {
        is: 'text',
        text:
          awards.length > 0
            ? `The results of ${event} were corrected. Your work gets: ${won}.`
            : `The results of ${event} were corrected, and your work has no award any more. We are sorry.`,
      },
      ...(reason === '' ? [] : [{ is: 'facts', facts: [['Reason', reason]] } as const]),
      { is: 'link', label: 'Open your work', path },
    ],
    why: WHY,
  };
}
