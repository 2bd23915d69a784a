import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { REVIEW_REFUSAL_WORDS } from '@pratibha/words/reviews/review-refusals';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { PersonLink } from '../../console/console.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import css from './review.module.css';
import type { Rights } from './use-rights.ts';

/** Headers and sort orders of a review table. */
export type ReviewColumns<SortColumn extends string> = {
  readonly [Name in 'id' | 'person' | 'event' | 'status' | 'at']: Head<SortColumn>;
} & { readonly actions: Head<string> };

type Head<Id extends string> = { readonly id: Id; readonly header: string };

type Deciding<Outcome extends string> = {
  readonly decisions: readonly Decision<Outcome>[];
  readonly rights: Rights;
  readonly onDecide: (row: Reviewed, decision: Decision<Outcome>) => void;
};

/**
 * The columns of a review table. Its actions are disabled with a reason unless pending, and not
 * there for those who may not review.
 */
export function reviewColumns<SortColumn extends string, Outcome extends string>(
  columns: ReviewColumns<SortColumn>,
  beside: readonly Column<Reviewed, SortColumn>[],
  deciding: Deciding<Outcome>,
): readonly Column<Reviewed, SortColumn>[] {
  const shown: readonly Column<Reviewed, SortColumn>[] = [
    { ...columns.id, isSortable: true, isNoWrap: true, cell: ({ id }) => id },
    {
      ...columns.person,
      isSortable: true,
      isTitle: true,
      cell: ({ userId, person }) => <PersonLink id={userId} name={person} />,
    },
    {
      ...columns.event,
      isSortable: true,
      opens: ({ person, event }) => REVIEW_WORDS.detailsOf(person, event),
      cell: ({ event }) => event,
    },
    {
      ...columns.status,
      isSortable: true,
      isNoWrap: true,
      cell: ({ status, mark, isAway }) => (
        <span className={css.status}>
          <StatusBadge status={status} />
          {mark}
          {isAway && <small className={css.quiet}>{REVIEW_WORDS.away}</small>}
        </span>
      ),
    },
    {
      ...columns.at,
      isSortable: true,
      isNoWrap: true,
      cell: ({ at }) => <DateTimeText at={at} />,
    },
    ...beside,
  ];
  return deciding.rights.mayReviewHere ? [...shown, actions(columns.actions, deciding)] : shown;
}

function actions<Outcome extends string>(
  head: Head<string>,
  { decisions, rights, onDecide }: Deciding<Outcome>,
): Column<Reviewed, never> {
  return {
    ...head,
    isActions: true,
    cell: (row) =>
      rights.mayReview(row) && (
        <IconActions>
          {decisions.map((decision) => (
            <IconAction
              key={decision.outcome}
              icon={decision.icon}
              tone={decision.tone}
              label={REVIEW_WORDS.actionOn(decision.label, row.person, row.event)}
              hint={decision.label}
              refusal={isReviewable(row.status) ? null : REVIEW_REFUSAL_WORDS['already-reviewed']}
              onPress={() => onDecide(row, decision)}
            />
          ))}
        </IconActions>
      ),
  };
}
