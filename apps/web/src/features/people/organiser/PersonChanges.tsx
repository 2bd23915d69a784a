import type { AuditEntry } from '@pratibha/contract/audit';
import { AUDIT_WORDS, actionWords } from '@pratibha/words/audit/organiser';
import { formatDateTime } from '@pratibha/words/time';
import css from './PersonPage.module.css';

/** What the person did and what was done to them, newest first. */
export function PersonChanges({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ul className={css.list}>
      {entries.map(({ id, at, action, actor_name: by }) => (
        <li key={id}>
          <p>{actionWords(action)}</p>
          <p className={css.quiet}>
            {by ?? AUDIT_WORDS.system}, {formatDateTime(new Date(at))}
          </p>
        </li>
      ))}
    </ul>
  );
}
