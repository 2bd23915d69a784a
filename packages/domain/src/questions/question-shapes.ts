import { LIMITS } from '../limits.ts';
import type { Shape } from '../shape.ts';
import { TYPED_LINK_SHAPE } from '../text/link-shapes.ts';
import { textShape } from '../text/text-rule.ts';
import { DAY_SHAPE } from '../time/calendar.ts';
import { shapeOf } from '../value-shapes.ts';
import { SETTINGS, type Setting } from './question-settings.ts';
import { QUESTION_RULES, type QuestionType, YES_NO } from './question-types.ts';
import { QUESTION_SETTINGS } from './question-values.ts';

/*
 * Beside the rules and not in them: browsers load the rules, and need no shape.
 */

const ANSWER = textShape({ limit: LIMITS.answer, isRequired: true });
const NONE: Shape = { type: 'null' };

/** The shape of an answer to a question of each type. A type without one does not compile. */
export const ANSWER_SHAPES: Readonly<Record<QuestionType, Shape>> = {
  single_choice: ANSWER,
  // Of the answers one may be a text of one's own.
  multiple_choice: {
    type: 'array',
    items: ANSWER,
    maxItems: LIMITS.options + 1,
    uniqueItems: true,
  },
  short_text: ANSWER,
  long_text: ANSWER,
  number: { type: 'number' },
  url: TYPED_LINK_SHAPE,
  yes_no: { anyOf: [{ type: 'string', enum: [...YES_NO] }, { type: 'boolean' }] },
  date: DAY_SHAPE,
};

/** By the text of an option. */
const SEATS: Shape = {
  type: 'object',
  maxProperties: LIMITS.options,
  additionalProperties: { type: 'integer', minimum: 0, maximum: LIMITS.capacity },
};

/** The shape of a setting in a definition whose type has it. */
function settingShape(name: Setting): Shape {
  if (name === 'seats') return { anyOf: [SEATS, NONE] };
  const value = QUESTION_SETTINGS[name];
  if (value.kind === 'optional') return { anyOf: [shapeOf(value.of), NONE] };
  return value.kind === 'list' ? { ...shapeOf(value), uniqueItems: true } : shapeOf(value);
}

/** In a definition of another type: what says that nothing is set. */
const NOTHING_SET: Partial<Record<Setting, Shape>> = {
  options: { type: 'array', items: { type: 'string' }, maxItems: 0 },
  other: { type: 'boolean', enum: [false] },
  seats: { anyOf: [{ type: 'object', maxProperties: 0 }, NONE] },
};

/** The shape of the key of a question, from which its order comes. */
export const QUESTION_NUMBER_SHAPE: Shape = { type: 'string', pattern: '^[1-9][0-9]{0,2}$' };

/** The shape of a question's text. */
export const QUESTION_TEXT_SHAPE = textShape({ limit: LIMITS.question, isRequired: true });

const CONDITION: Shape = {
  type: 'object',
  properties: {
    question: { anyOf: [QUESTION_NUMBER_SHAPE, { type: 'integer', minimum: 1, maximum: 999 }] },
    is: { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
  },
  required: ['question', 'is'],
  additionalProperties: false,
};

/** The shape of each part of a definition of that type, and which parts it has to have. */
export function definitionShape(type: QuestionType): {
  readonly properties: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
} {
  const own: readonly Setting[] = QUESTION_RULES[type].settings;
  const settings = SETTINGS.map(
    (name) =>
      [name, own.includes(name) ? settingShape(name) : (NOTHING_SET[name] ?? NONE)] as const,
  );
  return {
    properties: {
      question: QUESTION_TEXT_SHAPE,
      type: { type: 'string', enum: [type] },
      ...Object.fromEntries(settings),
      required: { type: 'boolean' },
      help: { anyOf: [textShape({ limit: LIMITS.help, isRequired: true }), NONE] },
      show_if: { anyOf: [CONDITION, NONE] },
    },
    required: ['question', 'type', ...(own.includes('options') ? ['options'] : [])],
  };
}
