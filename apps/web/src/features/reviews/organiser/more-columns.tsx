import { questionOfColumn } from '@pratibha/domain/find/list-columns';
import { answersByColumn } from '@pratibha/domain/questions/question-columns';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { MORE_COLUMNS_WORDS } from '@pratibha/words/reviews/organiser/more-columns';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { EmailText, PersonLink } from '../../console/console.tsx';
import { answerWords } from '../../questions/questions.ts';
import type { Reviewed, RowFacts } from './decisions.ts';

const W = MORE_COLUMNS_WORDS;

const FACTS: readonly Column<Reviewed, never>[] = [
  { id: 'college', header: W.college, cell: ({ facts }) => facts?.user_college },
  {
    id: 'email',
    header: W.email,
    cell: ({ facts }) => facts?.user_email && <EmailText email={facts.user_email} />,
  },
  {
    id: 'decided_by',
    header: W.decidedBy,
    cell: ({ facts }) =>
      facts?.reviewed_by && <PersonLink id={facts.reviewed_by_id} name={facts.reviewed_by} />,
  },
  {
    id: 'decided_at',
    header: W.decidedAt,
    isNoWrap: true,
    cell: ({ facts }) => facts?.reviewed_at && <DateTimeText at={facts.reviewed_at} />,
  },
];

/** Columns of a review table that somebody may choose beside those of everybody. */
export function moreColumns(chosen: readonly string[]): readonly Column<Reviewed, never>[] {
  const answers = chosen.flatMap((id): Column<Reviewed, never>[] => {
    const question = questionOfColumn(id);
    if (question === null) return [];
    return [{ id, header: question, cell: ({ facts }) => facts && answerIn(facts, question) }];
  });
  return [...FACTS, ...answers];
}

/**
 * What somebody answered to the question of these words; nothing where they were not asked it, or
 * it may not be read.
 */
function answerIn({ answers, questions }: RowFacts, words: string): string | null {
  if (!answers) return null;
  const given = answersByColumn(questions, answers).get(`1 ${words}`);
  const asked = questionsOf(questions).find(({ question }) => question === words);
  if (given === undefined || asked === undefined) return null;
  return answerWords(asked.type, given as Parameters<typeof answerWords>[1]);
}
