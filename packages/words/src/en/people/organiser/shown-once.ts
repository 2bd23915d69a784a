/** Words around what is shown once, to be copied. */
export const SHOWN_ONCE_WORDS = {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Select it and copy it by hand.',
  done: 'Done',
} as const;
