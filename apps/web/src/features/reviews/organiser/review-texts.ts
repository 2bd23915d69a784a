import type { Column } from '../../../ui/list/DataTable.tsx';
import type { Reviewed } from './decisions.ts';
import type { ReviewColumns } from './review-columns.tsx';

/** What a review screen says of what is reviewed. */
export type ReviewTexts<SortColumn extends string> = {
  readonly heading: string;
  readonly columns: ReviewColumns<SortColumn>;
  /** Toast and text of a list that could not be fetched. */
  readonly loadFailed: string;
  /** Alert of details that could not be fetched, and its heading. */
  readonly detailsFailed: string;
  readonly detailsTitle: string;
  readonly reopened: string;
  readonly reopenFailed: string;
};

/** Columns beside those that both screens have, for the rows of a page. */
export type UseBeside<SortColumn extends string> = (
  rows: readonly Reviewed[],
  sort: string | undefined,
) => readonly Column<Reviewed, SortColumn>[];
