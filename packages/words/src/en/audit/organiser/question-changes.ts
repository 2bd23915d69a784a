/** What changed in the questions of an event, as the audit and the history tell it. */
export const QUESTION_CHANGE_WORDS = {
  separator: '; ',
  none: 'the way they are written',
  /** 'question 3 “Your age”: removed'; the first of a line begins with a capital. */
  of: (number: string, question: string, what: string) =>
    `question ${number} “${question}”: ${what}`,
  within: ', ',
  added: 'added',
  removed: 'removed',
  moved: (number: string) => `now question ${number}`,
  reworded: (question: string) => `now “${question}”`,
  became: (setting: string, before: string, after: string) => `${setting} ${before} → ${after}`,
  condition: (number: string, answer: string) => `“if question ${number} is ${answer}”`,
  conditionAdded: (condition: string) => `condition ${condition} added`,
  conditionRemoved: (condition: string) => `condition ${condition} removed`,
  quoted: (text: string) => `“${text}”`,
  settings: {
    type: 'type',
    options: 'options',
    other: 'offers “Other”',
    min: 'earliest date',
    max: 'latest date',
    least: 'least',
    most: 'most',
    max_words: 'most words',
    required: 'required',
    help: 'help',
    showIf: 'condition',
  },
  yes: 'Yes',
  no: 'No',
  nothing: '–',
} as const;
