/** The words of the question that a logout asks; fetched with it. */
export const LOGOUT_QUESTION_WORDS = {
  title: 'Keep your draft?',
  text: 'This browser keeps work of yours that you have not submitted. Keep it on a device of your own; remove it where others sit down after you.',
  titleOfSheets: 'Log out without sending?',
  sheets: (count: number) =>
    `${count === 1 ? '1 score sheet on this device is' : `${count} score sheets on this device are`} not sent yet, and a logout removes ${count === 1 ? 'it' : 'them'}. Open Judging first: with a connection ${count === 1 ? 'it leaves by itself' : 'they leave by themselves'}.`,
  stay: 'Stay Signed In',
  keepDraft: 'Keep Draft and Logout',
  keep: 'Keep and Logout',
  remove: 'Remove and Logout',
} as const;
