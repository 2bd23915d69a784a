import type { AssignedKind } from '@pratibha/domain/desk/assigned';

/** What is given to somebody. */
export type AssignedRows = { readonly kind: AssignedKind; readonly ids: number[] };
