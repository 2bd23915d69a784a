import { definitionErrors } from '@pratibha/domain/question-definitions';
import { describe, expect, it } from 'vitest';
import { BLANK_DRAFT, draftsOf, moved, questionsOfDrafts, without } from './drafts.ts';

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
    expect(questionsOfDrafts(draftsOf(QUESTIONS))).toEqual(QUESTIONS);
    expect(definitionErrors(questionsOfDrafts(draftsOf(QUESTIONS)))).toEqual([]);
  });

  it('reads a plain text as a required short question, and true as Yes', () => {
    const drafts = draftsOf({
      '1': 'Your school?',
      '2': { question: 'Why?', type: 'short_text', show_if: { question: 1, is: true } },
    });
    expect(drafts[0]).toEqual({ ...BLANK_DRAFT, question: 'Your school?' });
    expect(drafts[1]?.showIf).toEqual({ question: 1, is: 'Yes' });
  });

  it('lets conditions follow a question that moves', () => {
    const drafts = moved(draftsOf(QUESTIONS), 2, 0);
    expect(drafts.map(({ question }) => question)[0]).toBe('Portfolio');
    expect(drafts[2]?.showIf).toEqual({ question: 2, is: 'Yes' });
  });

  it('drops a condition together with what it asks', () => {
    expect(without(draftsOf(QUESTIONS), 0).map(({ showIf }) => showIf)).toEqual([null, null]);
  });
});
