/** What an event asks to hand in, in its details. */
export const WORK_FORM_FACTS = {
  heading: 'What is handed in',
  plain: 'A link to the work and a description. Nothing else is asked for.',
  links: {
    required: 'A link to the work and a description',
    optional: 'A description, and a link to the work for whoever has one',
    no: 'A description',
  },
  optional: 'not required',
  part: (name: string, asks: string) => `${name}: ${asks}`,
  change: 'Change What Is Handed In',
  failed: 'What is handed in could not be loaded.',
} as const;
