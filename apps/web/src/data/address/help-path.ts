/** The handbook of organisers, which is in English; its page for students is in every language. */
export const HELP_PATH = '/help';
