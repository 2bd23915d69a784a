/**
 * For people in the browser of an app, where Google refuses to sign them in; fetched for them only.
 */
export const IN_APP_WORDS = {
  why: (app: string) =>
    `This page is open inside ${app}, where Google does not let anybody sign in.`,
  openIt: 'Open it in your browser, and you go on from here.',
  pasteIt: 'Copy the link, open Safari and paste it there, and you go on from here.',
  open: 'Open in the browser',
  copy: 'Copy the link',
  copied: 'Copied. Paste it into the address bar of your browser.',
  notCopied: 'Not copied. Hold the link above to copy it.',
  link: 'Link to this page',
} as const;
