import { codePoints, LIMITS, tooLong } from '../limits.ts';
import { isStorableText, UNSTORABLE_TEXT } from '../text/storable-text.ts';
import { isQuestionNumber, isRecord } from './question-numbers.ts';
import { OTHER, QUESTION_RULES, QUESTION_TYPES, questionTypeOf, wordOf } from './question-types.ts';

/** What is wrong where; `path` is a JSON pointer into event_questions, '' for the whole. */
export type DefinitionError = { path: string; message: string };

const KEYS = ['question', 'type', 'options', 'other', 'required', 'help', 'show_if'];
const CONDITION_KEYS = ['question', 'is'];

type Report = (path: string, message: string) => void;
type Json = Record<string, unknown>;

/**
 * Everything wrong with the questions of an event; empty when they can be asked. Takes any JSON
 * value; nothing and the empty object are right and mean the default question. Conditions look
 * back only, to a question with a lower number, so they cannot form a circle.
 */
export function definitionErrors(value: unknown): DefinitionError[] {
  const errors: DefinitionError[] = [];
  const report: Report = (path, message) => errors.push({ path, message });
  if (value === undefined || value === null) return errors;
  if (!isRecord(value)) {
    report('', 'Enter an object keyed by question number.');
    return errors;
  }
  const entries = Object.entries(value);
  if (entries.length > LIMITS.questions) {
    report('', `There can be at most ${LIMITS.questions} questions.`);
    return errors;
  }
  for (const [number, definition] of entries) {
    const path = pointer('', number);
    if (!isQuestionNumber(number)) {
      report(path, 'Number the questions 1, 2, 3 and so on, up to 999.');
    } else if (typeof definition === 'string') {
      checkText(definition, 'Question', LIMITS.question, path, report);
    } else if (isRecord(definition)) {
      checkQuestion(definition, path, report);
      checkCondition(definition.show_if, number, value, `${path}/show_if`, report);
    } else {
      report(path, 'Enter a text or an object.');
    }
  }
  return errors;
}

function checkQuestion(definition: Json, path: string, report: Report): void {
  checkKeys(definition, KEYS, path, report);
  checkText(definition.question, 'Question', LIMITS.question, `${path}/question`, report);
  if (questionTypeOf(definition.type) === null) {
    report(`${path}/type`, `Choose one of ${QUESTION_TYPES.join(', ')}.`);
  }
  checkOptions(definition, path, report);
  for (const key of ['other', 'required']) {
    const flag = definition[key];
    if (flag !== undefined && typeof flag !== 'boolean') {
      report(`${path}/${key}`, 'Enter true or false.');
    }
  }
  if (definition.help !== undefined && definition.help !== null) {
    checkText(definition.help, 'Help', LIMITS.help, `${path}/help`, report);
  }
}

function checkOptions(definition: Json, path: string, report: Report): void {
  const type = questionTypeOf(definition.type);
  if (type === null) return;
  const { options, other } = definition;
  if (!QUESTION_RULES[type].hasOptions) {
    const none = options === undefined || (Array.isArray(options) && options.length === 0);
    if (!none) report(`${path}/options`, 'Only choices have options.');
    if (other === true) report(`${path}/other`, 'Only choices have another answer.');
    return;
  }
  if (!Array.isArray(options) || options.length === 0 || options.length > LIMITS.options) {
    report(`${path}/options`, `Enter a list of 1 to ${LIMITS.options} options.`);
    return;
  }
  const seen = new Set<string>();
  options.forEach((option: unknown, index) => {
    const at = `${path}/options/${index}`;
    checkText(option, 'Option', LIMITS.option, at, report);
    if (typeof option !== 'string') return;
    const text = option.trim();
    if (seen.has(text)) report(at, 'This option is there already.');
    if (other === true && text.toLowerCase() === OTHER.toLowerCase()) {
      report(at, 'Leave this option out: "other": true adds it.');
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
    report(path, 'Enter an object with "question" and "is".');
    return;
  }
  checkKeys(condition, CONDITION_KEYS, path, report);
  const asked = String(condition.question);
  const earlier = isQuestionNumber(asked) && Number(asked) < Number(number);
  const definition = earlier && Object.hasOwn(questions, asked) ? questions[asked] : undefined;
  const answers = isRecord(definition) ? knownAnswers(definition) : null;
  if (answers === null) {
    report(`${path}/question`, 'Choose an earlier question that is a choice or yes/no.');
    return;
  }
  const { is } = condition;
  const word = typeof is === 'string' || typeof is === 'boolean' ? wordOf(is) : null;
  if (word === null || !answers.includes(word)) {
    report(`${path}/is`, 'Enter one of the answers of that question.');
  }
}

/** The answers a condition can wait for, or null when the question is of another type. */
function knownAnswers(definition: Json): readonly string[] | null {
  const type = questionTypeOf(definition.type);
  if (type === null) return null;
  const options = Array.isArray(definition.options)
    ? definition.options.filter((each) => typeof each === 'string').map((each) => each.trim())
    : null;
  return QUESTION_RULES[type].awaited(options);
}

function checkKeys(value: Json, known: readonly string[], path: string, report: Report): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      report(pointer(path, key), `Unknown key. Known: ${known.join(', ')}.`);
  }
}

function checkText(
  value: unknown,
  label: string,
  limit: number,
  path: string,
  report: Report,
): void {
  if (typeof value !== 'string' || value.trim() === '') report(path, 'Enter a text.');
  else if (!isStorableText(value)) report(path, UNSTORABLE_TEXT);
  else if (codePoints(value.trim()) > limit) report(path, tooLong(label, limit));
}

/** Appends a key to a JSON pointer (RFC 6901). */
function pointer(path: string, key: string): string {
  return `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
