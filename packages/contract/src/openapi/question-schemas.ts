import { LIMITS } from '@pratibha/domain/limits';
import {
  ANSWER_SHAPES,
  definitionShape,
  QUESTION_NUMBER_SHAPE,
  QUESTION_TEXT_SHAPE,
} from '@pratibha/domain/questions/question-shapes';
import { QUESTION_TYPES } from '@pratibha/domain/questions/question-types';
import type { Component } from '../component.ts';

const CHOICES = 'An option; where `other` is true also a text of one’s own';

/** What a reader of the answers of a type should know, beside their shape. */
const ABOUT_ANSWERS: Readonly<Record<string, string>> = {
  single_choice: CHOICES,
  multiple_choice: `${CHOICES}, at most one`,
  url: 'A link without a scheme is taken as https',
};

/** The same of the parts of a definition. */
const ABOUT_PARTS: Readonly<Record<string, string>> = {
  other: 'Whether a text of one’s own may be given instead of an option',
  required: 'false unless it says true',
  show_if:
    'Asked only where the question of that lower number, one with answers to choose from, has or includes this answer',
};

type Schema = Readonly<Record<string, unknown>>;

/** A definition in the shape of each type. */
const DEFINITION: Schema = {
  anyOf: [
    { title: 'text alone', ...QUESTION_TEXT_SHAPE, description: 'A short_text, required' },
    ...QUESTION_TYPES.map((type) => {
      const { properties, required } = definitionShape(type);
      return {
        title: type,
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, shape]) => [name, told(ABOUT_PARTS, name, shape)]),
        ),
        required,
        additionalProperties: false,
      };
    }),
  ],
};

function byNumber(component: string): Schema {
  return {
    type: 'object',
    maxProperties: LIMITS.questions,
    propertyNames: QUESTION_NUMBER_SHAPE,
    additionalProperties: { $ref: `#/components/schemas/${component}` },
    description: 'By number, which is their order; without any, the one default question is asked',
  };
}

/** The same for responses, which may get further parts. */
function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([name, value]) => !(name === 'additionalProperties' && value === false),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, opened(value)]));
}

/** The schemas that zod cannot tell, because their rules are whole functions of domain. */
export const QUESTION_SCHEMAS: Readonly<
  Record<Component | 'Question' | 'QuestionsInput' | 'QuestionInput', Record<string, unknown>>
> = {
  Questions: byNumber('Question'),
  Question: opened(DEFINITION) as Schema,
  QuestionsInput: byNumber('QuestionInput'),
  QuestionInput: DEFINITION,
  Answer: {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    propertyNames: QUESTION_NUMBER_SHAPE,
    additionalProperties: {
      anyOf: [
        ...Object.entries(ANSWER_SHAPES).map(([type, shape]) => ({
          title: type,
          ...told(ABOUT_ANSWERS, type, shape),
        })),
        { title: 'no answer', type: 'null' },
      ],
    },
    description: 'The number of a question, and its answer in the shape of that type of question',
  },
};

function told(about: Readonly<Record<string, string>>, name: string, shape: object): object {
  const description = about[name];
  return description === undefined ? shape : { ...shape, description };
}
