import { mayDo } from '@pratibha/domain/access';
import { useEffect } from 'react';
import { type DeskKind, useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';
import { useDeskColumn, useDeskRows } from './use-desk-column.tsx';

/** The columns of the desk, with what names all that they say. */
export type DeskColumns = {
  readonly known: string;
  readonly columns: ReturnType<typeof useDeskColumn>;
};

type Props = {
  readonly kind: DeskKind;
  readonly rows: Parameters<typeof useDeskRows>[1];
  readonly onColumns: (columns: DeskColumns) => void;
};

/** Tells a list whose page does without it which columns the desk has beside its rows. */
export function DeskColumnOf({ kind, rows, onColumns }: Props) {
  const { data: tags } = useTags(mayDo('desk.work', useUser()));
  const known = JSON.stringify([useDeskRows(kind, rows), tags]);
  const columns = useDeskColumn(kind, rows);
  useEffect(() => onColumns({ known, columns }));
  return null;
}
