import type { AuditEntry } from '@pratibha/contract/audit';
import { formatDateTime } from '@pratibha/words/time';
import looks from '../../../ui/list/EntryList.module.css';
import { About, Actor } from './About.tsx';
import { Changes } from './Changes.tsx';
import { reasonOf, titleInWords } from './changes-in-words.ts';
import css from './History.module.css';

type Props = {
  /** The newest first. */
  readonly entries: readonly AuditEntry[];
  /** On the page of a person: the history names whatever else it was about. */
  readonly onPageOf?: number;
};

/** What was done to a thing, or by and to a person. */
export function History({ entries, onPageOf }: Props) {
  return (
    <ol className={looks.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className={css.what}>{titleInWords(entry)}</p>
          {onPageOf !== undefined && isAboutMore(entry, onPageOf) && (
            <p>
              <About entry={entry} onPageOf={onPageOf} />
            </p>
          )}
          {(entry.remarks ?? reasonOf(entry)) && (
            <p className={looks.said}>{entry.remarks ?? reasonOf(entry)}</p>
          )}
          <Changes entry={entry} />
          <p className={looks.quiet}>
            <Actor entry={entry} />, {formatDateTime(new Date(entry.at))}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What somebody did to their own account is about nothing else. */
function isAboutMore({ person, event }: AuditEntry, id: number): boolean {
  return event !== null || person?.id !== id;
}
