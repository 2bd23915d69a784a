/** Words of the sheet after registering. */
export const REGISTERED_WORDS = {
  title: 'You are registered',
  event: 'Event',
  time: 'Registered',
  numberAndTime: (id: number, time: string) => `#${id} · ${time}`,
  status: 'Status',
  meaning: 'Pending means that the organisers have not looked at it yet.',
  decision: 'My Registrations will say Shortlisted or Rejected, with their remarks.',
  next: 'What comes next',
  handIn: 'Hand in your work',
  handInNote: 'You need not wait for the decision.',
  withdraw: 'Withdraw, if you change your mind',
  withdrawUntil: (time: string) => `until ${time}`,
  toRegistrations: 'My Registrations',
  done: 'Done',
} as const;
