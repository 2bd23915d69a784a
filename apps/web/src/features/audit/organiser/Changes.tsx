import type { AuditEntry } from '@pratibha/contract/audit';
import css from './Changes.module.css';
import { changesInWords } from './changes-in-words.ts';

/** The fields of a change with before and after. */
export function Changes({ entry }: { readonly entry: AuditEntry }) {
  const fields = changesInWords(entry);
  if (fields.length === 0) return null;
  return (
    <dl className={css.changes}>
      {fields.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <>
                <del>{before}</del> <span aria-hidden="true">→</span>{' '}
              </>
            )}
            {before === undefined ? after : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
