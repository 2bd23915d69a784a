/** Words around the registration (spec section 2); small, because the browser carries them. */
export const REGISTRATION = {
  registerNow: 'Register Now',
  countdownLabel: 'Registration Opens In',
  opensOn: 'Registrations open on',
  nowOpen: 'Registrations are now open!',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
} as const;
