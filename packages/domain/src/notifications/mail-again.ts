import type { MailRefusal } from '../refusals.ts';
import type { MailState } from './mail-states.ts';

/**
 * Why a mail may not be sent again, or null: only what was tried in vain, and where mails leave.
 */
export function whyNotSendAgain(facts: {
  readonly state: MailState;
  readonly isMailOn: boolean;
}): MailRefusal | null {
  if (facts.state !== 'failed' && facts.state !== 'refused') return 'mail-not-failed';
  return facts.isMailOn ? null : 'mail-is-off';
}

/** Seconds for which a mail may wait before one asks whether any leaves at all. */
const LONG_SECONDS = 15 * 60;

/**
 * Whether no mail leaves though one waits: one alone may be greylisted for hours.
 * @param wait seconds for which the mail that waits longest could have gone
 * @param sinceSent seconds since the last one was sent; null: never
 */
export function isMailStuck(wait: number, sinceSent: number | null): boolean {
  return wait > LONG_SECONDS && (sinceSent === null || sinceSent > LONG_SECONDS);
}
