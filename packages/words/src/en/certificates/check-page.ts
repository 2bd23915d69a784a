/** Of the page that checks certificates as a file, which a certificate's own page offers. */
export const CHECK_PAGE_WORDS = {
  save: 'Save the Checking Page',
  saveText:
    'A file that checks certificates that are signed up to now: on any computer, without a network, and when this site is long gone.',
  file: 'check-certificates.html',
} as const;
