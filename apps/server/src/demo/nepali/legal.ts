import { firstLegal } from '@pratibha/words/both/editions/organiser/first-legal';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';

const { privacy, rules } = FIRST_CONTENT.legal;
const nepali = firstLegal.ne(privacy.updated, true);

/** The pages on privacy and rules: the product's own. */
export const LEGAL_IN_NEPALI: Readonly<Record<string, string>> = {
  [privacy.title]: nepali.privacy.title,
  [privacy.text]: nepali.privacy.text,
  [rules.title]: nepali.rules.title,
  [rules.text]: nepali.rules.text,
};
