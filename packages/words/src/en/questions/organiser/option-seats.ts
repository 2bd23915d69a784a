/** Seats are whole; students' fractions are of a file that no console loads. */
const count = (seats: number) => seats.toLocaleString('en-US');

/** How many may choose each option of a question, in the builder. */
export const OPTION_SEATS_WORDS = {
  heading: 'Seats of options',
  intro:
    'How many may choose each option, such as 20 of a size; empty for no limit. Below what is taken nobody loses theirs.',
  seatsOf: (option: string) => `Seats of “${option}”`,
  /** Under the number; where more have it than may, it says how many. */
  taken: (taken: number, seats: number | null) => {
    if (seats === null) return `${count(taken)} taken`;
    const of = `${count(taken)} taken of ${count(seats)}`;
    return taken > seats ? `${of}: ${count(taken - seats)} more than there are` : of;
  },
} as const;
