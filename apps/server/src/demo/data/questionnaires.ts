/** Every kind of question, two of them asked only after a certain answer. */
export const EVERY_KIND = {
  1: {
    question: 'How do you know about the event?',
    type: 'single_choice',
    options: ['Facebook', 'Instagram', 'Newspaper', 'Seniors'],
    other: true,
    required: true,
  },
  2: {
    question: 'Which tools have you used before?',
    type: 'multiple_choice',
    options: ['Git', 'Linux', 'Python', 'JavaScript', 'None of these'],
    required: true,
  },
  3: {
    question: 'How many years have you been programming?',
    type: 'number',
    required: true,
    help: 'Enter 0 if this is your first time.',
  },
  4: {
    question: 'Have you contributed to an open-source project?',
    type: 'yes_no',
    required: true,
  },
  5: {
    question: 'Link to your contribution or profile',
    type: 'url',
    required: true,
    show_if: { question: '4', is: 'Yes' },
  },
  6: {
    question: 'What holds you back?',
    type: 'short_text',
    show_if: { question: '4', is: 'No' },
  },
  7: {
    question: 'Which project would you like to work on, and why?',
    type: 'long_text',
    required: true,
  },
  8: {
    question: 'On which day could a mentor call you before?',
    type: 'date',
    min: '2025-08-01',
    max: '2025-08-08',
    help: 'Between the end of registration and the day itself.',
  },
} as const;

/** The short form: a plain text is a required question with a short answer. */
export const PITCH = {
  1: 'Which problem does your app solve?',
  2: {
    question: 'Are you alone or in a team?',
    type: 'single_choice',
    options: ['Alone', 'Team of two', 'Team of three'],
    required: true,
  },
} as const;
