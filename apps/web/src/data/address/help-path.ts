/** The handbook of organisers, with a page for students below it. */
export const HELP_PATH = '/help';
