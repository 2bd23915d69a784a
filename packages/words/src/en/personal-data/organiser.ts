type Waiting = {
  /** The year of each edition with the day of its publication. */
  readonly publications: readonly { readonly edition: string; readonly day: string }[];
  readonly announcements: number;
};

/** What waits in the name of somebody who is about to lose their role or account; null: nothing. */
export function waitingInNameWords({ publications, announcements }: Waiting): string | null {
  const things = [
    ...publications.map(({ edition, day }) => `a publication of ${edition} on ${day}`),
    ...(announcements === 0
      ? []
      : [announcements === 1 ? '1 announcement' : `${announcements} announcements`]),
  ];
  if (things.length === 0) return null;
  const all = [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' and ');
  const isOne = publications.length + announcements === 1;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${isOne ? 'waits' : 'wait'} in this person’s name; ${isOne ? 'it' : 'they'} will wait for somebody to confirm ${isOne ? 'it' : 'them'}.`;
}

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
