import type { ChoiceError } from '@pratibha/domain/notifications/notification-choices';
import type { Sentences } from '../../en/sentences.ts';

/** What is said under a group of what reaches a person. */
export const CHOICE_ERRORS: Sentences<ChoiceError> = {
  'neither-bell-nor-mail': 'घण्टी, इमेल वा दुवै छान्नुहोस्।',
  'choice-is-fixed': 'यो बन्द गर्न मिल्दैन।',
};
