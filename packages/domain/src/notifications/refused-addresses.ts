/** What a mail server said to a mail. */
export type MailReply = {
  /** What it answered: 'RCPT TO', 'DATA', 'MAIL FROM', … */
  readonly command: string;
  /** Three digits. */
  readonly code: number;
  /** All that it said, beginning with the code. */
  readonly text: string;
};

/**
 * Of RFC 3463: nobody there, no such place, no address, moved away, null MX, and no longer in use.
 */
const NOBODY_THERE: ReadonlySet<string> = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
]);

/** Without such a code: no mailbox, somebody elsewhere, no mailbox name (RFC 5321, 4.2.3). */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

/** Of whom a server speaks that says no more than 550: us, and not of who is to read it. */
const ABOUT_US =
  /relay|spam|blacklist|blocklist|block list|policy|\b(?:spf|dkim|dmarc|rbl|dnsbl)\b/i;

/**
 * Whether the server says for good that nobody has this address, so that another mail to it would
 * only tell it that we do not listen. Not what it says of us, of the mail, or of a mailbox that is
 * full.
 */
export function refusesAddress({ command, code, text }: MailReply): boolean {
  if (!command.startsWith('RCPT TO') || code < 500) return false;
  const [, detailed] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  if (detailed !== undefined) return NOBODY_THERE.has(detailed);
  return NO_MAILBOX.has(code) && !ABOUT_US.test(text);
}
