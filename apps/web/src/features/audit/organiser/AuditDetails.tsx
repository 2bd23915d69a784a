import type { AuditEntry } from '@pratibha/contract/audit';
import { AUDIT_WORDS } from '@pratibha/words/audit/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import css from './AuditDetails.module.css';

/** One change with before and after of every field that is not personal. */
export function AuditDetails({ entry }: { readonly entry: AuditEntry }) {
  const { columns } = AUDIT_WORDS;
  const changes = Object.entries(entry.changes);
  return (
    <div className={css.details}>
      <DetailList>
        <Fact label={columns.at}>{formatDateTime(new Date(entry.at))}</Fact>
        <Fact label={columns.actor}>
          {entry.actor_name ?? AUDIT_WORDS.system}{' '}
          {entry.actor_role && <StatusBadge status={entry.actor_role} />}
        </Fact>
        <Fact label={columns.subject}>
          {AUDIT_WORDS.subjectOf(statusWords(entry.subject_type), entry.subject_id)}
        </Fact>
        {entry.request_id && <Fact label={AUDIT_WORDS.request}>{entry.request_id}</Fact>}
      </DetailList>
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(([field, change]) => (
            <div key={field}>
              <dt>{field}</dt>
              {isPair(change) ? (
                <dd>
                  <del>{words(change[0])}</del> <span aria-hidden="true">→</span>{' '}
                  <ins>{words(change[1])}</ins>
                </dd>
              ) : (
                <dd>{words(change)}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function isPair(change: unknown): change is readonly [unknown, unknown] {
  return Array.isArray(change) && change.length === 2;
}

/** How instants stand in the audit. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return AUDIT_WORDS.none;
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? formatDateTime(new Date(value)) : value;
}
