import { questionOfColumn } from '@pratibha/domain/find/list-columns';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { EmailText, PersonLink } from '../../console/console.tsx';
import type { Reviewed } from './decisions.ts';

const { more: HEADERS } = REVIEW_WORDS;

const FACTS: readonly Column<Reviewed, never>[] = [
  { id: 'college', header: HEADERS.college, cell: ({ facts }) => facts?.college },
  {
    id: 'email',
    header: HEADERS.email,
    cell: ({ facts }) => facts?.email && <EmailText email={facts.email} />,
  },
  {
    id: 'decided_by',
    header: HEADERS.decidedBy,
    cell: ({ facts }) =>
      facts?.decidedBy && <PersonLink id={facts.decidedById} name={facts.decidedBy} />,
  },
  {
    id: 'decided_at',
    header: HEADERS.decidedAt,
    isNoWrap: true,
    cell: ({ facts }) => facts?.decidedAt && <DateTimeText at={facts.decidedAt} />,
  },
];

/** Columns of a review table that somebody may choose beside those of everybody. */
export function moreColumns(chosen: readonly string[] | null): readonly Column<Reviewed, never>[] {
  const answers = (chosen ?? []).flatMap((id): Column<Reviewed, never>[] => {
    const question = questionOfColumn(id);
    if (question === null) return [];
    return [{ id, header: question, cell: ({ facts }) => facts?.answerTo?.(question) }];
  });
  return [...FACTS, ...answers];
}
