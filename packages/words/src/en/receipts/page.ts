/** The page on which a receipt is checked, as it comes. */
export const RECEIPT_PAGE_WORDS = {
  heading: 'Check a receipt',
  intro:
    'A receipt says what was handed in for an event, and when. Whoever has its code reads it here, and whoever has a file finds out whether it is the one that was handed in. Nobody is named.',
  code: 'Code of the receipt',
  help: '16 letters and digits, such as 7K3M-9QX2-T5R8-W1ZB. It stands on the receipt and in its mail.',
  show: 'Show the receipt',
  needsScript: 'This page needs JavaScript to read the receipt and to look into your file.',
} as const;
