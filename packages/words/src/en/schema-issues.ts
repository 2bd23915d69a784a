/** What a schema finds and has no code of ours for, as its library tells it. */
export type SchemaIssue = {
  readonly code: string;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly values?: unknown;
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** How many of what a limit counts; of a number itself nothing is counted. */
const COUNTED: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' in the list',
  object: ' keys',
  record: ' keys',
};

/** The sentence for it, for whoever wrote the program that sent the value. */
export function schemaIssueWords(issue: SchemaIssue): string {
  const counted = COUNTED[String(issue.origin)] ?? '';
  switch (issue.code) {
    case 'invalid_type':
      return `Give ${KINDS[String(issue.expected)] ?? 'a value of another kind'}.`;
    case 'invalid_value':
      return `Choose one of ${(Array.isArray(issue.values) ? issue.values : []).join(', ')}.`;
    case 'too_big':
      return `The most is ${String(issue.maximum)}${counted}.`;
    case 'too_small':
      return `The least is ${String(issue.minimum)}${counted}.`;
    default:
      return 'This is not written as the call asks for it.';
  }
}
