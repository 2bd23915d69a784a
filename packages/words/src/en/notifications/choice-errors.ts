import type { ChoiceError } from '@pratibha/domain/notifications/notification-choices';
import type { Sentences } from '../sentences.ts';

/** What is said under a group of what reaches a person. */
export const CHOICE_ERRORS: Sentences<ChoiceError> = {
  'neither-bell-nor-mail': 'Choose the bell, mail or both.',
  'choice-is-fixed': 'This cannot be turned off.',
};
