import { codePoints, LIMITS } from '../limits.ts';
import { isStorableText } from '../text/storable-text.ts';
import { isQuestionNumber, isRecord } from './question-numbers.ts';
import { OTHER, QUESTION_RULES, QUESTION_TYPES, questionTypeOf, wordOf } from './question-types.ts';

/** What can be wrong in the questions of an event. */
export type DefinitionError =
  | { readonly code: 'too-long'; readonly field: TextPart; readonly limit: number }
  | { readonly code: 'unstorable-text' }
  | { readonly code: 'not-a-text' }
  | { readonly code: 'not-questions' }
  | { readonly code: 'too-many-questions'; readonly limit: number }
  | { readonly code: 'invalid-question-number' }
  | { readonly code: 'not-a-question' }
  | { readonly code: 'unknown-question-type'; readonly types: readonly string[] }
  | { readonly code: 'not-true-or-false' }
  | { readonly code: 'options-without-choice' }
  | { readonly code: 'other-without-choice' }
  | { readonly code: 'not-a-list-of-options'; readonly limit: number }
  | { readonly code: 'option-twice' }
  | { readonly code: 'option-is-other' }
  | { readonly code: 'not-a-condition' }
  | { readonly code: 'condition-on-no-earlier-choice' }
  | { readonly code: 'condition-on-no-answer' }
  | { readonly code: 'unknown-key'; readonly known: readonly string[] };
type TextPart = 'question' | 'help' | 'option';

/** Where it is wrong: `path` is a JSON pointer into event_questions, '' for the whole. */
export type WrongDefinition = { readonly path: string; readonly error: DefinitionError };

const KEYS = ['question', 'type', 'options', 'other', 'required', 'help', 'show_if'];
const CONDITION_KEYS = ['question', 'is'];

type Report = (path: string, error: DefinitionError) => void;
type Json = Record<string, unknown>;

/**
 * Everything wrong with the questions of an event; empty when they can be asked. Takes any JSON
 * value; nothing and the empty object are right and mean the default question. Conditions look
 * back only, to a question with a lower number, so they cannot form a circle.
 */
export function definitionErrors(value: unknown): WrongDefinition[] {
  const errors: WrongDefinition[] = [];
  const report: Report = (path, error) => errors.push({ path, error });
  if (value === undefined || value === null) return errors;
  if (!isRecord(value)) {
    report('', { code: 'not-questions' });
    return errors;
  }
  const entries = Object.entries(value);
  if (entries.length > LIMITS.questions) {
    report('', { code: 'too-many-questions', limit: LIMITS.questions });
    return errors;
  }
  for (const [number, definition] of entries) {
    const path = pointer('', number);
    if (!isQuestionNumber(number)) {
      report(path, { code: 'invalid-question-number' });
    } else if (typeof definition === 'string') {
      checkText(definition, 'question', LIMITS.question, path, report);
    } else if (isRecord(definition)) {
      checkQuestion(definition, path, report);
      checkCondition(definition.show_if, number, value, `${path}/show_if`, report);
    } else {
      report(path, { code: 'not-a-question' });
    }
  }
  return errors;
}

function checkQuestion(definition: Json, path: string, report: Report): void {
  checkKeys(definition, KEYS, path, report);
  checkText(definition.question, 'question', LIMITS.question, `${path}/question`, report);
  if (questionTypeOf(definition.type) === null) {
    report(`${path}/type`, { code: 'unknown-question-type', types: QUESTION_TYPES });
  }
  checkOptions(definition, path, report);
  for (const key of ['other', 'required']) {
    const flag = definition[key];
    if (flag !== undefined && typeof flag !== 'boolean') {
      report(`${path}/${key}`, { code: 'not-true-or-false' });
    }
  }
  if (definition.help !== undefined && definition.help !== null) {
    checkText(definition.help, 'help', LIMITS.help, `${path}/help`, report);
  }
}

function checkOptions(definition: Json, path: string, report: Report): void {
  const type = questionTypeOf(definition.type);
  if (type === null) return;
  const { options, other } = definition;
  if (!QUESTION_RULES[type].hasOptions) {
    const none = options === undefined || (Array.isArray(options) && options.length === 0);
    if (!none) report(`${path}/options`, { code: 'options-without-choice' });
    if (other === true) report(`${path}/other`, { code: 'other-without-choice' });
    return;
  }
  if (!Array.isArray(options) || options.length === 0 || options.length > LIMITS.options) {
    report(`${path}/options`, { code: 'not-a-list-of-options', limit: LIMITS.options });
    return;
  }
  const seen = new Set<string>();
  options.forEach((option: unknown, index) => {
    const at = `${path}/options/${index}`;
    checkText(option, 'option', LIMITS.option, at, report);
    if (typeof option !== 'string') return;
    const text = option.trim();
    if (seen.has(text)) report(at, { code: 'option-twice' });
    if (other === true && text.toLowerCase() === OTHER.toLowerCase()) {
      report(at, { code: 'option-is-other' });
    }
    seen.add(text);
  });
}

function checkCondition(
  condition: unknown,
  number: string,
  questions: Json,
  path: string,
  report: Report,
): void {
  if (condition === undefined || condition === null) return;
  if (!isRecord(condition)) {
    report(path, { code: 'not-a-condition' });
    return;
  }
  checkKeys(condition, CONDITION_KEYS, path, report);
  const asked = String(condition.question);
  const earlier = isQuestionNumber(asked) && Number(asked) < Number(number);
  const definition = earlier && Object.hasOwn(questions, asked) ? questions[asked] : undefined;
  const answers = isRecord(definition) ? knownAnswers(definition) : null;
  if (answers === null) {
    report(`${path}/question`, { code: 'condition-on-no-earlier-choice' });
    return;
  }
  const { is } = condition;
  const word = typeof is === 'string' || typeof is === 'boolean' ? wordOf(is) : null;
  if (word === null || !answers.includes(word)) {
    report(`${path}/is`, { code: 'condition-on-no-answer' });
  }
}

/** The answers a condition can wait for, or null when the question is of another type. */
function knownAnswers(definition: Json): readonly string[] | null {
  const type = questionTypeOf(definition.type);
  if (type === null) return null;
  const options = Array.isArray(definition.options)
    ? definition.options.filter((each) => typeof each === 'string').map((each) => each.trim())
    : null;
  return QUESTION_RULES[type].conditionAnswers(options);
}

function checkKeys(value: Json, known: readonly string[], path: string, report: Report): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report(pointer(path, key), { code: 'unknown-key', known });
  }
}

function checkText(
  value: unknown,
  field: TextPart,
  limit: number,
  path: string,
  report: Report,
): void {
  if (typeof value !== 'string' || value.trim() === '') report(path, { code: 'not-a-text' });
  else if (!isStorableText(value)) report(path, { code: 'unstorable-text' });
  else if (codePoints(value.trim()) > limit) report(path, { code: 'too-long', field, limit });
}

/** Appends a key to a JSON pointer (RFC 6901). */
function pointer(path: string, key: string): string {
  return `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
