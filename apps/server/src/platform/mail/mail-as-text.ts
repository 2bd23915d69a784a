import { MAIL_FRAME_WORDS, type MailPart } from '@pratibha/words/mail/mail-text';
import { type FramedMail, greetingOf, type MailFrame } from './mail-frame.ts';

/** The mail for who reads text: all that the HTML says, in its order. */
export function mailAsText({ mail, frame }: FramedMail): string {
  const blocks = [
    mail.heading.toUpperCase(),
    greetingOf(frame),
    ...mail.parts.map((part) => partAsText(part, frame)),
    ['-- ', MAIL_FRAME_WORDS.sender(frame.competition, frame.organiser), frame.origin].join('\n'),
    `${mail.why}\n${MAIL_FRAME_WORDS.replies(frame.replyTo, frame.contact)}`,
    ...(frame.unsubscribe === null
      ? []
      : [`${MAIL_FRAME_WORDS.unsubscribe}:\n${frame.unsubscribe}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partAsText(part: MailPart, { origin }: MailFrame): string {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'quote':
      return `${part.label}:\n${part.text.replace(/\r\n?/g, '\n').replace(/^/gm, '> ')}`;
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'link':
      return `${part.label}:\n${origin}${part.path}`;
  }
}
