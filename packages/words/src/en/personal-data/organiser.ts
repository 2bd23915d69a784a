/** Words of erasures in the admin area. */
export const ERASURES_WORDS = {
  heading: 'Erasure requests',
  intro: 'These people asked to have everything personal removed.',
  columns: { name: 'Name', email: 'Email', asked: 'Asked', reason: 'Reason', actions: 'Actions' },
  none: '–',
  erase: (name: string) => `Erase ${name}`,
  eraseHint: 'Erase',
  title: 'Erase for good?',
  text: (name: string) =>
    `Name, profile, answers, works and sign-in of ${name} are removed. Registrations and ` +
    'submissions stay and count without a name. This cannot be undone.',
  confirmLabel: (email: string) => `Type ${email} to confirm`,
  confirm: 'Yes, Erase for Good',
  erasing: 'Erasing…',
  done: (name: string) => `${name} was erased.`,
  failed: 'Failed to erase the person.',
} as const;
