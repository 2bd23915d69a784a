import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { REVIEW_REFUSAL_WORDS } from '@pratibha/words/reviews/review-refusals';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import css from './review.module.css';

/** Headers and sort orders of a review table. */
export type ReviewColumns<SortColumn extends string> = {
  readonly [Name in 'id' | 'person' | 'event' | 'status' | 'at']: Head<SortColumn>;
} & { readonly actions: Head<string> };

type Head<Id extends string> = { readonly id: Id; readonly header: string };

/** The columns of a review table; its actions are disabled with a reason unless pending. */
export function reviewColumns<SortColumn extends string>(
  columns: ReviewColumns<SortColumn>,
  decisions: readonly Decision[],
  onDecide: (row: Reviewed, decision: Decision) => void,
): readonly Column<Reviewed, SortColumn>[] {
  return [
    { ...columns.id, isSortable: true, isNoWrap: true, cell: ({ id }) => id },
    { ...columns.person, isSortable: true, isTitle: true, cell: ({ person }) => person },
    { ...columns.event, isSortable: true, cell: ({ event }) => event },
    {
      ...columns.status,
      isSortable: true,
      isNoWrap: true,
      cell: ({ status }) => (
        <span className={css.status}>
          <StatusBadge status={status} />
        </span>
      ),
    },
    {
      ...columns.at,
      isSortable: true,
      isNoWrap: true,
      cell: ({ at }) => <DateTimeText at={at} />,
    },
    {
      ...columns.actions,
      isActions: true,
      cell: (row) => (
        <IconActions>
          {decisions.map((decision) => (
            <IconAction
              key={decision.outcome}
              icon={decision.icon}
              tone={decision.tone}
              label={REVIEW_WORDS.actionOn(decision.label, row.person)}
              hint={decision.label}
              refusal={isReviewable(row.status) ? null : REVIEW_REFUSAL_WORDS['already-reviewed']}
              onPress={() => onDecide(row, decision)}
            />
          ))}
        </IconActions>
      ),
    },
  ];
}
