/** Words around the registration (R2.14, R2.20); small, because the browser carries them. */
export const REGISTRATION_WORDS = {
  signInToSeeEvents: 'Please Sign In to see the events',
  countdownLabel: 'Registration Opens In',
  nowOpen: 'Registrations are now open!',
  closed: 'Registrations are closed',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
} as const;
