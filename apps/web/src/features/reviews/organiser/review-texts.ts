import type { ReviewColumns } from './review-columns.tsx';

/** What one kind of what is reviewed says. */
export type Texts<SortColumn extends string> = {
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
