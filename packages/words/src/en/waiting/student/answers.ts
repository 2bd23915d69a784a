import { CHANGING_WORDS } from '../../registrations/student/changing.ts';

/** Words of answering otherwise while a place is held. */
export const WAITING_ANSWERS_WORDS = {
  ...CHANGING_WORDS,
  keeps:
    'Something that you chose is full by now. Choose another; the place stays held for you, and is yours once you accept it.',
  submit: 'Save Answers',
  changed: (event: string) =>
    `Your answers for ${event} are changed. Accept the place to be registered with them.`,
} as const;
