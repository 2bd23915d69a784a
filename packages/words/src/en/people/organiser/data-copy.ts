/** Words of the copy of somebody's data that a super admin makes. */
export const MAKE_COPY_WORDS = {
  make: 'Copy of All Data',
  title: 'Make a copy of all data?',
  text: (name: string) =>
    `It holds all that is kept of ${name}, with the notes and tags that their own download does not have. Give it to nobody but them. That you made it is written down, and they can read that.`,
  confirm: 'Make the Copy',
  done: 'The copy is in your downloads.',
  file: (id: number) => `data-of-user-${id}.json`,
} as const;
