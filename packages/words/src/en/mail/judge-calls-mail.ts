import type { MailText } from './mail-text.ts';

/** The mail to organisers of an event whom a judge calls. */
export function judgeCallsMail(of: {
  readonly event: string;
  readonly round: string;
  readonly path: string;
  readonly judge: string | null;
  readonly line: string;
}): MailText {
  const who = of.judge ?? 'A judge';
  return {
    subject: `A judge calls: ${of.event}`,
    preview: `${who}: ${of.line}`,
    heading: 'A judge calls an organiser',
    parts: [
      { is: 'quote', label: `${who}, ${of.round}`, text: of.line },
      { is: 'link', label: 'Open the round', path: of.path },
    ],
    why: 'You get this mail because you organise this event.',
  };
}
