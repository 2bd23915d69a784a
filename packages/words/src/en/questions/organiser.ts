import type { QuestionType } from '@pratibha/domain/questions/question-types';

/** Words of the questions of an event: builder, JSON and preview. */
export const QUESTION_BUILDER_WORDS = {
  heading: 'Questions',
  intro: 'What students answer when they register.',
  views: 'How to edit the questions',
  builder: 'Builder',
  json: 'JSON',
  preview: 'Preview',
  isDefault: (question: string) =>
    `No questions of its own. Students are asked the default one: “${question}”`,
  startFromDefault: 'Start from the default question',
  add: 'Add question',
  fixFirst: 'The JSON has errors. Correct it there first.',
  toJson: 'Go to the JSON',
  jsonLabel: 'Event questions as JSON',
  jsonHelp:
    'An object keyed by question number. A plain text is a required short question; {} means the default question.',
  format: 'Format',
  errorAt: (line: number, message: string) => `Line ${line}: ${message}`,
  errorIn: (question: string, message: string) => `Question ${question}: ${message}`,
  errors: 'Errors in the questions',
  fine: 'The questions can be asked as they are.',
  previewNote: 'As the student sees it. Answers here go nowhere.',
  previewBroken: 'The preview appears once the questions are free of errors.',

  number: (number: number) => `Question ${number}`,
  question: 'Question',
  type: 'Type',
  options: 'Options',
  optionsHelp: 'One per line.',
  other: 'Offer “Other” with a text of one’s own',
  min: 'Earliest date',
  max: 'Latest date',
  required: 'An answer is required',
  help: 'Help below the question',
  showIf: 'Ask only if',
  always: 'Always ask',
  isAnswer: 'is answered with',
  moveUp: (number: number) => `Move question ${number} up`,
  moveDown: (number: number) => `Move question ${number} down`,
  remove: (number: number) => `Delete question ${number}`,
  up: 'Move up',
  down: 'Move down',
  removeHint: 'Delete',
  isFirst: 'This is the first question.',
  isLast: 'This is the last question.',

  syntax: {
    value: 'A value is missing here.',
    text: 'This text is not written as JSON wants it: in double quotes, on one line.',
    key: 'Enter a key in double quotes.',
    colon: 'A colon is missing after the key.',
    comma: 'A comma or a closing bracket is missing.',
    end: 'Something follows after the end.',
    twice: (key: string) => `The key “${key}” is there twice.`,
    deep: 'This is nested too deeply.',
  },
} as const;

/** The name of every type in the builder. */
export const QUESTION_TYPE_WORDS: Readonly<Record<QuestionType, string>> = {
  single_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
  short_text: 'Short text',
  long_text: 'Long text',
  number: 'Number',
  url: 'Link',
  yes_no: 'Yes or no',
  date: 'Date',
};
