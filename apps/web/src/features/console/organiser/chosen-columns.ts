import {
  EXPORT_COLUMNS,
  type ExportColumn,
  type ExportKind,
} from '@pratibha/domain/exports/export-columns';
import { useState } from 'react';

/** The columns of this kind of export in the order of the file. */
export function columnsOf<Kind extends ExportKind>(kind: Kind): readonly ExportColumn<Kind>[] {
  return EXPORT_COLUMNS[kind];
}

/** What was chosen for this kind of export in this browser before; everything at first. */
function readChosen<Kind extends ExportKind>(kind: Kind): readonly ExportColumn<Kind>[] {
  const known = columnsOf(kind);
  try {
    const kept = localStorage.getItem(keyOf(kind))?.split(',') ?? [];
    const chosen = known.filter((name) => kept.includes(name));
    return chosen.length > 0 ? chosen : known;
  } catch {
    return known;
  }
}

/** The columns that a file of this kind shall have, kept per browser. */
export function useChosenColumns<Kind extends ExportKind>(kind: Kind) {
  const [chosen, setChosen] = useState(() => readChosen(kind));
  const choose = (names: readonly ExportColumn<Kind>[]) => {
    const inOrder = columnsOf(kind).filter((name) => names.includes(name));
    setChosen(inOrder);
    try {
      localStorage.setItem(keyOf(kind), inOrder.join());
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  return [chosen, choose] as const;
}

function keyOf(kind: ExportKind): string {
  return `pratibha.export.${kind}`;
}
