import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { QUESTION_TYPES } from '@pratibha/domain/questions/question-types';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  BLANK_QUESTION,
  type BuilderQuestion,
  builderQuestionsOf,
  changed,
  latestOf,
  moved,
  questionsOfBuilder,
  without,
} from './builder-questions.ts';

const QUESTIONS = {
  '1': { question: 'Have you a laptop?', type: 'yes_no', required: true },
  '2': {
    question: 'Which tools?',
    type: 'multiple_choice',
    options: ['Figma', 'Blender'],
    other: true,
    required: false,
    help: 'Any number of them.',
    show_if: { question: '1', is: 'Yes' },
  },
  '3': { question: 'Portfolio', type: 'url', required: false },
};

describe('the builder and the JSON', () => {
  it('stay in step', () => {
    expect(questionsOfBuilder(builderQuestionsOf(QUESTIONS))).toEqual(QUESTIONS);
    expect(definitionErrors(questionsOfBuilder(builderQuestionsOf(QUESTIONS)))).toEqual([]);
  });

  it('reads a plain text as a required short question, and true as Yes', () => {
    const items = builderQuestionsOf({
      '1': 'Your school?',
      '2': { question: 'Why?', type: 'short_text', show_if: { question: 1, is: true } },
    });
    expect(items[0]).toEqual({ ...BLANK_QUESTION, question: 'Your school?' });
    expect(items[1]?.showIf).toEqual({ question: 1, is: 'Yes' });
  });

  it('lets conditions follow a question that moves', () => {
    const items = moved(builderQuestionsOf(QUESTIONS), 2, 0);
    expect(items.map(({ question }) => question)[0]).toBe('Portfolio');
    expect(items[2]?.showIf).toEqual({ question: 2, is: 'Yes' });
  });

  it('drops a condition together with what it asks', () => {
    expect(without(builderQuestionsOf(QUESTIONS), 0).map(({ showIf }) => showIf)).toEqual([
      null,
      null,
    ]);
  });
});

describe('a condition falls away', () => {
  const [laptop = BLANK_QUESTION, tools = BLANK_QUESTION, portfolio = BLANK_QUESTION] =
    builderQuestionsOf(QUESTIONS);
  const conditionsOf = (items: readonly BuilderQuestion[]) => items.map(({ showIf }) => showIf);

  it('when its question moves above the one it asks for, and stays away', () => {
    const items = moved([laptop, tools, portfolio], 1, 0);
    expect(conditionsOf(items)).toEqual([null, null, null]);
    expect(definitionErrors(questionsOfBuilder(items))).toEqual([]);
    expect(conditionsOf(moved(items, 0, 1))).toEqual([null, null, null]);
  });

  it('when the one it asks for moves below', () => {
    expect(conditionsOf(moved([laptop, tools, portfolio], 0, 2))).toEqual([null, null, null]);
  });

  it.each(QUESTION_TYPES)('or stays as the rule of the JSON has it: %s', (type) => {
    const asked: BuilderQuestion = { ...laptop, type, options: ['Yes', 'No'] };
    const errors = definitionErrors(questionsOfBuilder([asked, tools]));
    const isRefused = errors.some(({ path }) => path === '/2/show_if/question');
    expect(answersOf(asked) === null).toBe(isRefused);
    expect(conditionsOf(changed([laptop, tools], 0, asked))).toEqual([
      null,
      isRefused ? null : { question: 1, is: 'Yes' },
    ]);
  });
});

describe('options of a question that is a text for a while', () => {
  const choice: BuilderQuestion = {
    ...BLANK_QUESTION,
    question: 'Size?',
    type: 'single_choice',
    options: ['S', 'M'],
    other: true,
  };
  const asText = changed([choice], 0, { ...choice, type: 'long_text' });
  const written = questionsOfBuilder(asText);

  it('are not written', () => {
    expect(written).toEqual({ '1': { question: 'Size?', type: 'long_text', required: true } });
  });

  it('come back with the type', () => {
    const shown = latestOf(asText, builderQuestionsOf(written));
    const back = shown.map((item): BuilderQuestion => ({ ...item, type: 'single_choice' }));
    expect(questionsOfBuilder(back)).toEqual(questionsOfBuilder([choice]));
  });

  it('yield to a JSON that says something else', () => {
    const other = builderQuestionsOf({ '1': 'Size?' });
    expect(latestOf(asText, other)).toBe(other);
  });
});
