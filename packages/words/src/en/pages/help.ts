/** Words around the pages of the handbook. */
export const HELP_WORDS = { help: 'Help', all: 'All help' } as const;
