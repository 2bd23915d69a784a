/** Words of the dialog that asks for the profile before anything else. */
export const PROFILE_GATE_WORDS = {
  title: 'Complete Your Profile',
  text: 'You need to complete your profile before registering or submitting work.',
  action: 'Update Profile',
} as const;
