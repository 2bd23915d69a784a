import type { DeskRow } from '@pratibha/contract/desk';
import type { PreparedBeside } from '@pratibha/contract/prepared-decisions';
import { mayDo } from '@pratibha/domain/access';
import { initialsOf } from '@pratibha/domain/desk/assigned';
import { DESK_BESIDE_WORDS } from '@pratibha/words/desk/organiser/beside';
import { DESK_PREPARED_WORDS } from '@pratibha/words/desk/organiser/prepared';
import { statusWords } from '@pratibha/words/ui/plain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../data/api.ts';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { LIVE_LIST_QUERY } from '../../console/console.tsx';
import { type DeskKind, useTags } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';
import css from './DeskColumn.module.css';

const ROWS = 'GET /admin/desk/rows';
/** So many rows are asked for at once. */
const IN_CALL = 100;

type Row = { readonly id: number };

/** What stands beside the rows of a list; nothing for those who may not work at any desk. */
export function useDeskRows(kind: DeskKind, rows: readonly Row[]): readonly DeskRow[] {
  const mayWork = mayDo('desk.work', useUser());
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  const calls = Array.from({ length: Math.ceil(ids.length / IN_CALL) }, (_, n) =>
    ids.slice(n * IN_CALL, (n + 1) * IN_CALL).join(','),
  );
  const { data: beside = [] } = useQuery({
    queryKey: [ROWS, kind, ids],
    // By no queries of their own: one under way would be joined, and know of no change since.
    queryFn: async ({ signal }) => {
      const some = (text: string) => api(ROWS, { query: { kind, ids: text }, signal });
      return (await Promise.all(calls.map(some))).flat();
    },
    enabled: mayWork && ids.length > 0,
    ...LIVE_LIST_QUERY,
  });
  return beside;
}

/**
 * Whose they are, what is prepared, tags and notes beside the rows of a list, in a column that is
 * there where one of them has any.
 */
export function useDeskColumn(kind: DeskKind, rows: readonly Row[]): readonly Column<Row, never>[] {
  const { data: tags = [] } = useTags(mayDo('desk.work', useUser()));
  const beside = useDeskRows(kind, rows);
  if (beside.every(isBare)) return [];
  const besideOf = new Map(beside.map((each) => [each.id, each]));
  const labelOf = new Map(tags.map(({ id, label }) => [id, label]));
  const cell = ({ id }: Row) => {
    const each = besideOf.get(id);
    if (each === undefined) return null;
    return (
      <span className={css.beside}>
        {each.assigned_to && (
          <span
            className={css.who}
            role="img"
            aria-label={DESK_BESIDE_WORDS.assignedTo(each.assigned_to.name)}
            title={each.assigned_to.name}
          >
            {initialsOf(each.assigned_to.name)}
          </span>
        )}
        {each.prepared && <PreparedMark prepared={each.prepared} />}
        {each.tags.map((tag) => (
          <span key={tag} className={css.tag}>
            {labelOf.get(tag)}
          </span>
        ))}
        {each.notes > 0 && <span className={css.notes}>{DESK_BESIDE_WORDS.notes(each.notes)}</span>}
      </span>
    );
  };
  return [{ id: 'desk', header: DESK_BESIDE_WORDS.header, cell }];
}

function PreparedMark({ prepared }: { readonly prepared: PreparedBeside }) {
  const { status, is_changed } = prepared;
  const say = is_changed ? DESK_PREPARED_WORDS.changed : DESK_PREPARED_WORDS.prepared;
  return (
    <span className={css.prepared} data-changed={is_changed}>
      {say(statusWords(status))}
    </span>
  );
}

function isBare({ tags, notes, assigned_to, prepared }: DeskRow): boolean {
  return tags.length + notes === 0 && assigned_to === null && prepared === null;
}
