import { DEMO_START } from '../demo-start.ts';
import { DEMO_IN_NEPALI, REMARKS_IN_NEPALI } from './in-nepali.ts';

/** The rows of `translations` that come with the demo. */
export const DEMO_TRANSLATIONS = [
  ...rowsOf(DEMO_IN_NEPALI, false),
  ...rowsOf(REMARKS_IN_NEPALI, true),
];

function rowsOf(texts: Readonly<Record<string, string>>, is_remark: boolean) {
  return Object.entries(texts).map(([source, text]) => ({
    ...{ language: 'ne', source, text, is_remark },
    ...{ updated_by: null, updated_at: DEMO_START },
  }));
}
