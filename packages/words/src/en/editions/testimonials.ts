export type Testimonial = { readonly quote: string; readonly role: string };

/**
 * Spoken by roles, not by people: nobody is invented by name. Replace them with words of real
 * participants once they have agreed to be quoted.
 */
export const TESTIMONIAL_WORDS: readonly Testimonial[] = [
  {
    quote: 'I came with a poster. I left knowing how to explain every line of it.',
    role: 'A participant of the first edition',
  },
  {
    quote: 'The deadline made me finish something for the first time.',
    role: 'A participant of the first edition',
  },
  {
    quote: 'The best entries did not look expensive. They had looked closely at a real problem.',
    role: 'A member of the jury',
  },
];
