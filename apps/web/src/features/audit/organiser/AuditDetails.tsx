import type { AuditEntry } from '@pratibha/contract/audit';
import { AUDIT_WORDS } from '@pratibha/words/audit/organiser';
import { CHANGE_WORDS } from '@pratibha/words/audit/organiser/changes';
import { formatDateTime } from '@pratibha/words/time';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { About, Actor } from './About.tsx';
import css from './AuditDetails.module.css';
import { Changes } from './Changes.tsx';
import { reasonOf } from './changes-in-words.ts';

/** One change with what was said, and before and after of every field that is not personal. */
export function AuditDetails({ entry }: { readonly entry: AuditEntry }) {
  const { columns } = AUDIT_WORDS;
  const reason = reasonOf(entry);
  return (
    <div className={css.details}>
      <DetailList>
        <Fact label={columns.at}>{formatDateTime(new Date(entry.at))}</Fact>
        <Fact label={columns.actor}>
          <Actor entry={entry} /> {entry.actor_role && <StatusBadge status={entry.actor_role} />}
        </Fact>
        <Fact label={columns.subject}>
          <About entry={entry} />
        </Fact>
        {entry.remarks && <Fact label={CHANGE_WORDS.remarks}>{entry.remarks}</Fact>}
        {reason && <Fact label={CHANGE_WORDS.reason}>{reason}</Fact>}
      </DetailList>
      <Changes entry={entry} />
      {entry.request_id && (
        <DetailList>
          <Fact label={AUDIT_WORDS.request}>{entry.request_id}</Fact>
        </DetailList>
      )}
    </div>
  );
}
