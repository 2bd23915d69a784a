import type { ReviewOutcome } from '@pratibha/contract/reviews';
import type { Action } from '@pratibha/domain/access';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/list/DataTable.tsx';
import type { Exporting } from '../../console/console.tsx';
import type { Decision, Reviewed } from './decisions.ts';
import type { PrepareMany } from './prepare-rows.ts';
import type { BesideFilters } from './ReviewToolbar.tsx';
import type { ReviewColumns } from './review-columns.tsx';
import type { PlacesOf } from './use-places.ts';
import type { ReviewSearch, ReviewSource } from './use-review-lists.ts';

type Texts<SortColumn extends string> = {
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

type UseBeside<SortColumn extends string> = (
  rows: readonly Reviewed[],
  sort: string | undefined,
) => readonly Column<Reviewed, SortColumn>[];

/** What one kind of what is reviewed says, asks and sends; its details say more than its list. */
export type ReviewProps<
  Row extends { readonly id: number },
  Details extends Row,
  SortColumn extends string,
  Status extends string,
  Outcome extends string,
> = BesideFilters & {
  readonly texts: Texts<SortColumn>;
  /** What a decision is, in the access table of domain. */
  readonly action: Action;
  readonly source: ReviewSource<Row, SortColumn, Status>;
  readonly search: ReviewSearch<SortColumn, Status>;
  readonly statuses: readonly (Status | 'PENDING')[];
  readonly decisions: readonly Decision<Outcome>[];
  readonly reviewed: (row: Row) => Reviewed;
  /** `early`: what the list knows already, to stand there at once. */
  readonly detailsOf: (id: string, early: Row | undefined) => UseQueryOptions<Details>;
  readonly drawn: (details: Details) => ReactNode;
  readonly exporting: Exporting;
  readonly decide: (row: Reviewed, outcome: Outcome, remarks: string | null) => Promise<unknown>;
  /** Answers what became of each, in their order. */
  readonly decideMany: (
    rows: { id: number; version: number }[],
    outcome: Outcome,
    remarks: string | null,
  ) => Promise<readonly ReviewOutcome[]>;
  readonly prepareMany: PrepareMany<Outcome>;
  /** Columns beside those that both screens have, before the actions, for the rows of this page. */
  readonly useBeside?: UseBeside<SortColumn>;
  /** The places of the event of a row, where a decision takes one. */
  readonly placesOf?: PlacesOf;
  /** What is to be known before a decision on these, in its dialog; null where there is nothing. */
  readonly noteOf?: (rows: readonly Reviewed[], outcome: Outcome) => ReactNode;
  readonly undo: (row: Reviewed) => Promise<unknown>;
  /** `mayGoBeyond`: whether the organiser was told that no place is left. */
  readonly reopen: (row: Reviewed, reason: string, mayGoBeyond: boolean) => Promise<unknown>;
};
