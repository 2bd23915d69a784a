const certificates = (count: number) => (count === 1 ? '1 certificate' : `${count} certificates`);

/** What corrected results mean for certificates. */
export const CONCERNED_WORDS = {
  label: 'Certificates of these awards',
  headings: {
    issued: (count: number) => `${certificates(count)} issued for these awards`,
    'no-longer-so': (count: number) => `${certificates(count)} for awards that are no longer given`,
  },
  texts: {
    issued:
      'They stay valid whatever you correct. Once the corrected results are out, revoke what is no longer so, and issue what is new.',
    'no-longer-so':
      'The results were corrected after they were issued. Nothing is revoked by itself: open each, and revoke it with a reason.',
  },
  erased: 'Name erased',
} as const;
