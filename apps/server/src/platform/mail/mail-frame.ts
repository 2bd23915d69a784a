import type { Language } from '@pratibha/domain/language/languages';
import { MAIL_FRAME_WORDS } from '@pratibha/words/both/mail/mail-text';
import type { MailText } from '@pratibha/words/mail/mail-text';
import { headerText } from './header-text.ts';

/** What a mail says around its own words. */
export type MailFrame = {
  /** Of its words, and of those that surround them. */
  readonly language: Language;
  /** Whom it goes to; may be empty. */
  readonly name: string;
  /** The competition, and the college that holds it. */
  readonly competition: string;
  readonly organiser: string;
  /** Where people ask. */
  readonly contact: string;
  /** Where answers to this mail go; null: nobody reads them. */
  readonly replyTo: string | null;
  /** Scheme and host of the product, for its links. */
  readonly origin: string;
  /** Where mails of this kind are ended; null: they are not. */
  readonly unsubscribe: string | null;
};

/** A mail in words with what surrounds it. */
export type FramedMail = { readonly mail: MailText; readonly frame: MailFrame };

export function greetingOf({ language, name }: MailFrame): string {
  const { greeting, greetingWithoutName } = MAIL_FRAME_WORDS[language];
  const plain = headerText(name);
  return plain === '' ? greetingWithoutName : greeting(plain);
}
