/** A part of a mail below its heading; text and HTML are made of the same ones. */
export type MailPart =
  | { readonly is: 'text'; readonly text: string }
  /** What somebody wrote, as it was written. */
  | { readonly is: 'quote'; readonly label: string; readonly text: string }
  | { readonly is: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** Where to go; `path` begins with a slash. */
  | { readonly is: 'link'; readonly label: string; readonly path: string };

/** A mail in words. */
export type MailText = {
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** Why the person gets it, in one sentence. */
  readonly why: string;
};

/** What surrounds every mail. */
export const MAIL_FRAME_WORDS = {
  greeting: (name: string) => `Namaste ${name},`,
  /** Where the person has no name. */
  greetingWithoutName: 'Namaste,',
  /**
   * @param replyTo where answers go; null: nowhere
   * @param contact '' where nobody has said yet whom to write to
   */
  replies: (replyTo: string | null, contact: string) => {
    if (replyTo !== null) return `Reply to this mail with any question: that goes to ${replyTo}.`;
    return contact === ''
      ? 'Replies to this address are not read.'
      : `Replies to this address are not read. Write to ${contact} with any question.`;
  },
  sender: (competition: string, organiser: string) =>
    organiser === '' ? competition : `${competition} · ${organiser}`,
  /** The link that ends announcements. */
  unsubscribe: 'Get no more announcements by mail',
} as const;
