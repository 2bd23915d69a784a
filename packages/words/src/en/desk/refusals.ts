import { MOST_TAGS } from '@pratibha/domain/desk/desk';
import type { DeskRefusal } from '@pratibha/domain/desk/desk-refusals';

/** Why something of the desk is not done. */
export const DESK_REFUSAL_WORDS: Readonly<Record<DeskRefusal, string>> = {
  'not-your-note': 'Somebody else wrote this note.',
  'tag-of-another-event': 'This tag is of another event than one of these.',
  'not-their-desk': 'Not everybody among these organises the events of all these rows.',
  'too-many-tags': `There are ${MOST_TAGS} tags here already. Remove one first.`,
};
