/** What became of the mail of a notification; `left_out`: it was not to be sent after all. */
export const MAIL_STATES = ['none', 'waiting', 'sent', 'failed', 'refused', 'left_out'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** Those of what came by mail or was to. */
export const SHOWN_MAIL_STATES = ['waiting', 'sent', 'failed', 'refused', 'left_out'] as const;
