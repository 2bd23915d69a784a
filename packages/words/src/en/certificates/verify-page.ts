/** What stands on the page that checks certificates before anything is checked. */
export const VERIFY_PAGE_WORDS = {
  title: 'Check a Certificate',
  intro: (site: string) =>
    `This page tells whether a certificate of ${site} is genuine. It checks in your browser: what stands on the certificate is sent to nobody.`,
  noScript: {
    heading: 'JavaScript is turned off',
    text: 'This page checks by itself, for which it needs JavaScript. Turn it on for this page and load it again, or open the link in another browser. You can also ask the college about the number that is printed on the certificate.',
  },
  result: 'Result',
  ways: 'Check by number or file',
  typed: 'Number or link of the certificate',
  typedHelp: 'Such as 2020-7KQ3XN. With a number alone the college is asked; it says no name.',
  check: 'Check',
  file: 'PDF or picture of the certificate',
  fileHelp: 'You can also drop it anywhere on this page. The file stays on this device.',
  save: {
    heading: 'Keep this page',
    text: 'As a file it goes on checking the certificates that are signed up to now: on any computer, without a network, and when this site is long gone.',
    button: 'Save This Page',
  },
  help: {
    heading: 'How this works',
    steps: [
      'Scan the code on the paper with the camera of a phone. It opens this page with all that stands on the certificate behind the # of its address, which browsers send to nobody.',
      'The college has signed that with a secret key. This page has the public one: it finds out that not a single letter was changed, even without a network.',
      'With a network it asks the college one thing: whether the number was revoked. It sends the number, and nothing else.',
      'The picture of a certificate is easy to imitate; the signature is not. Trust what this page shows, not what the paper looks like.',
      'Look at the address: a forger can print a code that opens a page of their own. This page is the one of the college only at its own address.',
    ],
    address: 'The address of the college:',
  },
} as const;
