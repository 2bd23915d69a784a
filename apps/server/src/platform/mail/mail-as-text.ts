import { MAIL_FRAME_WORDS } from '@pratibha/words/both/mail/mail-text';
import type { MailPart } from '@pratibha/words/mail/mail-text';
import { type FramedMail, greetingOf, type MailFrame } from './mail-frame.ts';

/** The mail for who reads text: all that the HTML says, in its order. */
export function mailAsText({ mail, frame }: FramedMail): string {
  const { sender, replies, unsubscribe } = MAIL_FRAME_WORDS[frame.language];
  const blocks = [
    // Devanagari has no capitals, and names within it keep theirs.
    frame.language === 'en' ? mail.heading.toUpperCase() : mail.heading,
    greetingOf(frame),
    ...mail.parts.map((part) => partAsText(part, frame)),
    ['-- ', sender(frame.competition, frame.organiser), frame.origin].join('\n'),
    `${mail.why}\n${replies(frame.replyTo, frame.contact)}`,
    ...(frame.unsubscribe === null ? [] : [`${unsubscribe}:\n${frame.unsubscribe}`]),
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
