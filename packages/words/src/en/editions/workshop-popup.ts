/** What this edition's announcement of the workshops says. */
export const WORKSHOP_POPUP_WORDS = {
  title: 'Workshops Registration Open!',
  text: 'AI, web and graphic design: seats for the workshops can be taken until 18 July.',
  action: 'See the workshops',
} as const;
