/** What a student said of showing their work, for organisers. */
export const CONSENT_FACTS = {
  show: 'Work may be shown',
  name: 'Student may be named',
  yes: 'Yes',
  no: 'No',
} as const;
