import type { SameFile } from '@pratibha/contract/seen-files';
import { SAME_FILES_WORDS } from '@pratibha/words/files-seen/organiser/same-files';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import css from './files-desk.module.css';

const W = SAME_FILES_WORDS;

/** A hint where another work has the very same file; nothing where none has. */
export function SameFiles({ submissionId }: { readonly submissionId: number }) {
  const params = { id: String(submissionId) };
  const found = useQuery(read('GET /admin/events/submissions/{id}/same-files', { params }));
  const same = found.data ?? [];
  if (same.length === 0) return null;
  return (
    <section className={css.same} aria-label={W.heading}>
      <h3>{W.heading}</h3>
      <p>{W.intro}</p>
      <ul>
        {same.map((each) => (
          <li key={`${each.sha256} ${each.other?.submission_id ?? ''}`}>
            <Same {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Same({ file, other }: SameFile) {
  if (other === null) return W.unseen(file);
  const { submission_id, event_title, edition, user_name, is_same_person: isSame } = other;
  return (
    <>
      {isSame
        ? W.samePerson(file, other.file, event_title, edition)
        : W.other(file, other.file, user_name, event_title, edition)}{' '}
      <SiteLink href={adminPaths.submissions({ edition, open: submission_id })}>{W.open}</SiteLink>
    </>
  );
}
