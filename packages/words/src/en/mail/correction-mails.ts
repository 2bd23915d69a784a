import type { MailText } from './mail-text.ts';

type Corrected = {
  readonly event: string;
  readonly path: string;
  /** As they are now; null: none any more. */
  readonly remarks: string | null;
};

const THINGS = {
  registration: {
    subject: 'Remarks on your registration were corrected',
    words: (event: string) =>
      `The organisers corrected their remarks on your registration for ${event}. The decision is as it was.`,
    see: 'See your registration',
    why: 'You get this mail because you are registered for this event.',
  },
  work: {
    subject: 'Remarks on your work were corrected',
    words: (event: string) =>
      `The organisers corrected their remarks on your work for ${event}. The decision is as it was.`,
    see: 'See your work',
    why: 'You get this mail because you handed in a work for this event.',
  },
} as const;

/** The mail to a student who had been told other remarks. */
export function correctedMail(
  of: keyof typeof THINGS,
  { event, path, remarks }: Corrected,
): MailText {
  const { subject, words, see, why } = THINGS[of];
  return {
    subject: `${subject}: ${event}`,
    preview: words(event),
    heading: subject,
    parts: [
      { is: 'text', text: words(event) },
      remarks === null
        ? { is: 'text', text: 'There are no remarks any more.' }
        : { is: 'quote', label: 'The remarks now', text: remarks },
      { is: 'link', label: see, path },
    ],
    why,
  };
}
