/** What a parameter means, where its schema says nothing of its own. */
export const PARAMETER_NOTES: Readonly<Record<string, string>> = {
  action: 'Only changes of this kind',
  actor_id: 'Only what this user did',
  event_id: 'Only what belongs to this event',
  from: 'Only what happened at this instant or later',
  id: 'The identifier of the row',
  role: 'Only users with this role',
  sort: 'By this column; with a minus before it, the highest first',
  state: 'Only those in this state',
  status: 'Only rows with this status',
  subject_id: 'Only changes of the row with this identifier',
  subject_type: 'Only changes of rows of this kind',
  user_id: 'One of its recipients',
  to: 'Only what happened before this instant',
};

/** What the calls under a heading have in common. */
export const TAG_NOTES: Readonly<Record<string, string>> = {
  Session: 'Who is signed in, where, and the way in and out.',
  Tokens: 'What opens the API to programs, in the name of an organiser.',
  Notifications: 'What one was told, also by mail; the bell of the pages.',
  Public: 'What anybody may read, the same for all.',
  Profile: 'What a student fills in before taking part.',
  Events: 'Events as students meet them, with what they may do in each.',
  Registrations: 'Taking part in events.',
  Submissions: 'Works, handed in for an event and perhaps again.',
  Privacy: 'What is held about oneself, and the wish to be erased.',
  Health: 'Whether a process lives and serves; for whatever runs it.',
  Demo: 'What exists in demo mode only.',
  'Admin: dashboard': 'Figures of the competition.',
  'Admin: users': 'People, their roles and what they may organise.',
  'Admin: events': 'Making events and changing them.',
  'Admin: registrations': 'Reading registrations and deciding on them.',
  'Admin: submissions': 'Reading works and deciding on them.',
  'Admin: remarks': 'Remarks that organisers share.',
  'Admin: announcements': 'What organisers tell many people at once.',
  'Admin: audit': 'Who changed what.',
};
