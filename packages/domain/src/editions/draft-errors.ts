import { wrongIn } from '../wrong-in.ts';
import { EDITION } from './content.ts';
import type { WrongEdition } from './edition-errors.ts';
import type { Json } from './json.ts';

/** What no form makes of a content: it has another structure, or could not be kept. */
const STRUCTURAL: readonly WrongEdition['error']['code'][] = [
  'not-fields',
  'not-a-list',
  'not-a-text',
  'not-yes-or-no',
  'unknown-field',
  'unstorable-text',
  'too-many-entries',
  'longer-than',
];

/**
 * Why this cannot even be a draft; empty when it can. A draft may be unfinished: texts blank, lists
 * too short, dates and links not right yet.
 */
export function draftErrors(value: unknown): WrongEdition[] {
  return wrongIn(EDITION, value).filter(({ path, error }) => {
    const isWrongKind =
      (error.code === 'not-between' && typeof valueAt(value, path) !== 'number') ||
      (error.code === 'not-one-of' && typeof valueAt(value, path) !== 'string');
    return isWrongKind || STRUCTURAL.includes(error.code);
  });
}

/** What keeps the pages of a draft from being rendered; empty when they can be shown. */
export function renderingErrors(value: unknown): WrongEdition[] {
  return wrongIn(EDITION, value).filter(({ error }) => !CAN_BE_SHOWN.includes(error.code));
}

/** Of what the check of the fields finds; all else leaves pages without what they read. */
const CAN_BE_SHOWN: readonly WrongEdition['error']['code'][] = [
  'blank',
  'longer-than',
  'invalid-link',
  'invalid-address',
  'wrong-questions',
];

/** What stands at a JSON pointer of names that need no escaping; undefined where nothing does. */
function valueAt(value: unknown, pointer: string): unknown {
  let at = value as Json | undefined;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Record<string, Json>>)[name];
  }
  return at;
}
