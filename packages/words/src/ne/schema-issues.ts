import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { SchemaIssue } from '../en/schema-issues.ts';

export type { SchemaIssue } from '../en/schema-issues.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'अक्षर',
  number: 'सङ्ख्या',
  int: 'पूर्ण सङ्ख्या',
  boolean: 'true वा false',
  array: 'सूची',
  object: 'object',
  record: 'object',
};

/** How many of what a limit counts; of a number itself nothing is counted. */
const COUNTED: Readonly<Record<string, string>> = {
  string: ' अक्षर',
  array: ' वटा',
  object: ' key',
  record: ' key',
};

/** The sentence for it, for whoever wrote the program that sent the value. */
export function schemaIssueWords(issue: SchemaIssue): string {
  const counted = COUNTED[String(issue.origin)] ?? '';
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[String(issue.expected)] ?? 'अर्कै किसिमको मान'} दिनुहोस्।`;
    case 'invalid_value':
      return `यीमध्ये एउटा छान्नुहोस्: ${(Array.isArray(issue.values) ? issue.values : []).join(', ')}।`;
    case 'too_big':
      return `बढीमा ${inNepaliDigits(String(issue.maximum))}${counted} हुन सक्छ।`;
    case 'too_small':
      return `कम्तीमा ${inNepaliDigits(String(issue.minimum))}${counted} हुनुपर्छ।`;
    default:
      return 'यो मागिएअनुसार लेखिएको छैन।';
  }
}
