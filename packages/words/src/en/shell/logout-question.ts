/** The words of the question that a logout asks; fetched with it. */
export const LOGOUT_QUESTION_WORDS = {
  title: 'Keep your draft?',
  text: 'This browser keeps work of yours that you have not submitted. Keep it on a device of your own; remove it where others sit down after you.',
  keep: 'Keep and Logout',
  remove: 'Remove and Logout',
} as const;
