/** Words of the page that stands where a draft cannot be shown. */
export const PREVIEW_WORDS = {
  title: 'No preview yet',
  heading: 'This cannot be shown yet',
  text: 'Mend these fields, and the page is here:',
} as const;
