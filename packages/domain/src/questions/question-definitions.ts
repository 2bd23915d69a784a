import { LIMITS } from '../limits.ts';
import { isQuestionNumber, isRecord } from './question-numbers.ts';
import { type Definition, SETTINGS, settingsIn, textOf } from './question-settings.ts';
import { checkText, pointer, type Report, type TextPart } from './question-text.ts';
import { QUESTION_RULES, QUESTION_TYPES, questionTypeOf, wordOf } from './question-types.ts';
import { flagError, SETTING_RULES } from './setting-rules.ts';

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
  | { readonly code: 'not-seats'; readonly most: number }
  | { readonly code: 'seats-of-no-option' }
  | { readonly code: 'seats-without-choice' }
  | { readonly code: 'seats-asked-twice' }
  | { readonly code: 'not-a-bound' }
  | { readonly code: 'max-before-min' }
  | { readonly code: 'day-without-date' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'most-below-least' }
  | { readonly code: 'bound-without-number' }
  | { readonly code: 'not-a-limit-of-words'; readonly limit: number }
  | { readonly code: 'words-without-text' }
  | { readonly code: 'not-a-condition' }
  | { readonly code: 'condition-on-no-earlier-choice' }
  | { readonly code: 'condition-on-no-answer' }
  | { readonly code: 'unknown-key'; readonly known: readonly string[] };

/** Where it is wrong: `path` is a JSON pointer into event_questions, '' for the whole. */
export type WrongDefinition = { readonly path: string; readonly error: DefinitionError };

const KEYS = ['question', 'type', ...SETTINGS, 'required', 'help', 'show_if'];
const CONDITION_KEYS = ['question', 'is'];

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
  checkSeatedQuestions(value, report);
  return errors;
}

/** Seats are counted by the words of a question, so that no other may have the same. */
function checkSeatedQuestions(questions: Definition, report: Report): void {
  const written = Object.entries(questions).map(([number, definition]) => ({
    number,
    words: textOf(isRecord(definition) ? definition.question : definition),
    hasSeats: isRecord(definition) && Object.keys(settingsIn(definition).seats).length > 0,
  }));
  const seated = new Set(written.filter(({ hasSeats }) => hasSeats).map(({ words }) => words));
  const met = new Set<string>();
  for (const { number, words } of written) {
    if (met.has(words) && seated.has(words))
      report(`${pointer('', number)}/question`, { code: 'seats-asked-twice' });
    met.add(words);
  }
}

function checkQuestion(definition: Definition, path: string, report: Report): void {
  checkKeys(definition, KEYS, path, report);
  checkText(definition.question, 'question', LIMITS.question, `${path}/question`, report);
  checkSettings(definition, path, report);
  const error = flagError(definition.required);
  if (error !== null) report(`${path}/required`, error);
  if (definition.help !== undefined && definition.help !== null) {
    checkText(definition.help, 'help', LIMITS.help, `${path}/help`, report);
  }
}

/** The type, and what it lets set. */
function checkSettings(definition: Definition, path: string, report: Report): void {
  const type = questionTypeOf(definition.type);
  if (type === null) {
    report(`${path}/type`, { code: 'unknown-question-type', types: QUESTION_TYPES });
    return;
  }
  const own = QUESTION_RULES[type].settings;
  for (const name of SETTINGS) {
    const rules = SETTING_RULES[name];
    const at = `${path}/${name}`;
    if (own.includes(name)) rules.check(definition, at, report);
    else {
      const error = rules.foreign(definition[name]);
      if (error !== null) report(at, error);
    }
  }
}

function checkCondition(
  condition: unknown,
  number: string,
  questions: Definition,
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
function knownAnswers(definition: Definition): readonly string[] | null {
  const type = questionTypeOf(definition.type);
  if (type === null) return null;
  const { settings, conditionAnswers } = QUESTION_RULES[type];
  if (settings.includes('options') && !Array.isArray(definition.options)) return null;
  return conditionAnswers(settingsIn(definition).options);
}

function checkKeys(
  value: Definition,
  known: readonly string[],
  path: string,
  report: Report,
): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report(pointer(path, key), { code: 'unknown-key', known });
  }
}
