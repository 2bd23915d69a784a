import type { CheckedLink } from '@pratibha/contract/link-checks';
import { linkReason, linkStateName } from '@pratibha/words/link-checks/states';
import { OWN_LINKS_WORDS as W } from '@pratibha/words/link-checks/student';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { read } from '../../../data/queries.ts';
import css from './link-states.module.css';

/**
 * Whether the links of an own work open for whoever has no account there, and how to mend it.
 * Nothing where nobody asked yet, or it cannot be read: the work is handed in all the same.
 */
export function OwnLinkStates({ submissionId }: { readonly submissionId: number }) {
  const params = { id: String(submissionId) };
  const { data = [] } = useQuery(read('GET /user/submissions/{id}/links', { params }));
  if (data.length === 0) return null;
  return (
    <section className={css.links} aria-label={W.heading}>
      <h3>{W.heading}</h3>
      <p className={css.quiet}>{W.intro}</p>
      <ul>
        {data.map((each) => (
          <li key={each.link}>
            <State of={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({
  of: { link, state, reason, checked_at, opened_before },
}: {
  readonly of: CheckedLink;
}) {
  const isOpen = state === 'opens';
  const Icon = isOpen ? CircleCheck : TriangleAlert;
  return (
    <>
      <span className={css.link}>{link}</span>
      <strong className={isOpen ? css.open : css.closed}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {linkStateName(state)}
      </strong>
      {reason !== null && (
        <p>
          {linkReason(reason)} {opened_before && `${W.openedBefore} `}
          {W.mend}
        </p>
      )}
      <small className={css.quiet}>{W.checked(formatDateTime(new Date(checked_at)))}</small>
    </>
  );
}
