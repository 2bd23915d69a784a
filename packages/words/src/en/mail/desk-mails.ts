import type { DeskKind } from '@pratibha/domain/desk/desk';
import type { MailText } from './mail-text.ts';

const THINGS: Readonly<Record<DeskKind, string>> = {
  registration: 'a registration',
  submission: 'a work',
  user: 'a person',
};

type Mention = {
  readonly author: string;
  readonly about: DeskKind;
  readonly event: string | null;
  readonly path: string;
};

/** The mail to an organiser whom a note mentions. The note itself stays at the desk. */
export function noteMentionsMail({ author, about, event, path }: Mention): MailText {
  const where = event === null ? THINGS[about] : `${THINGS[about]} for ${event}`;
  const words = `${author} mentions you in a note on ${where}.`;
  return {
    subject: event === null ? 'A note mentions you' : `A note mentions you: ${event}`,
    preview: words,
    heading: 'A note mentions you',
    parts: [
      { is: 'text', text: words },
      { is: 'link', label: 'Read it', path },
    ],
    why: 'You get this mail because an organiser wrote your name into a note.',
  };
}

/** The mail to who organises an event where somebody had rows who works there no more. */
export function rowsLeftMail({
  event,
  path,
}: {
  readonly event: string;
  readonly path: string;
}): MailText {
  const words = `Whoever had rows of ${event} works there no more: they are nobody’s now.`;
  return {
    subject: `Rows are nobody’s now: ${event}`,
    preview: words,
    heading: 'Rows are nobody’s now',
    parts: [
      { is: 'text', text: words },
      { is: 'link', label: 'Show them', path },
    ],
    why: 'You get this mail because you organise this event.',
  };
}
