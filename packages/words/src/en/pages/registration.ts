/** Words around the registration (R2.14, R2.20); small, because the browser carries them. */
export const REGISTRATION_WORDS = {
  registerNow: 'Register Now',
  countdownLabel: 'Registration Opens In',
  opensOn: 'Registrations open on',
  nowOpen: 'Registrations are now open!',
  deadlinePassed: 'The deadline, 8 August 2025, has passed.',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
} as const;

/** What stands under 'Register Now' in each phase; `always` where no clock can tell (no scripts). */
export const REGISTER_NOTE_WORDS = {
  always: 'Registration: 24 June to 8 August 2025.',
  upcoming: 'Registration opens on 24 June 2025.',
  open: 'Register until 8 August 2025.',
  closed: 'Registration closed on 8 August 2025.',
  over: 'This edition is over.',
} as const;
