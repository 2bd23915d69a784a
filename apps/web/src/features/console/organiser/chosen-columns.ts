import { type Export, exportColumns } from '@pratibha/domain/exports/export';
import { useState } from 'react';

/** What was chosen for this export in this browser before; at first all but what is asked for. */
function readChosen(of: Export): readonly string[] {
  const { kind, columns } = of;
  try {
    const kept = localStorage.getItem(keyOf(kind))?.split(',') ?? [];
    const chosen = exportColumns(of).filter((name) => kept.includes(name));
    return chosen.length > 0 ? chosen : columns;
  } catch {
    return columns;
  }
}

/** The columns that a file shall have, kept per browser. */
export function useChosenColumns(of: Export) {
  const [chosen, setChosen] = useState(() => readChosen(of));
  const choose = (names: readonly string[]) => {
    const inOrder = exportColumns(of).filter((name) => names.includes(name));
    setChosen(inOrder);
    try {
      localStorage.setItem(keyOf(of.kind), inOrder.join());
    } catch {
      // A browser that refuses storage keeps it until the page is left.
    }
  };
  return [chosen, choose] as const;
}

function keyOf(kind: string): string {
  return `pratibha.export.${kind}`;
}
