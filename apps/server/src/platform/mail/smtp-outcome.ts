import { refusesAddress } from '@pratibha/domain/notifications/refused-addresses';
import type { MailOutcome } from './mail-message.ts';

/** Commands by whose answers a server refuses this mail, and not us. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)/;

/** Not allowed to us (RFC 3463, 3.8): a relay that does not know us says it of every mail. */
const NOT_ALLOWED = /^\d{3}[ -]5\.7\./;

type SmtpError = {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
};

/**
 * What a failure means for the mail. Only a refusal for good (5xx) of the recipient or of what was
 * sent is final. A login that is refused, a sender that is not allowed or a relay that is away are
 * ours to mend: the mail waits.
 */
export function outcomeOf(error: unknown, reason: string): Exclude<MailOutcome, { is: 'sent' }> {
  const { responseCode, response, command } = (error ?? {}) as SmtpError;
  const text = String(response);
  const isFinal =
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    // Says that the commands came in a wrong order: another connection may do.
    responseCode !== 503 &&
    !NOT_ALLOWED.test(text) &&
    typeof command === 'string' &&
    ABOUT_THE_MAIL.test(command);
  if (!isFinal) return { is: 'delayed', reason };
  return {
    is: 'refused',
    reason,
    isAddress: refusesAddress({ command, code: responseCode, text }),
  };
}
