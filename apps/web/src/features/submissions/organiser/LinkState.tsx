import { isWorkPage } from '@pratibha/domain/works/work-page';
import { linkReason, linkStateName } from '@pratibha/words/link-checks/states';
import { HANDED_IN_WORDS } from '@pratibha/words/submissions/organiser/handed-in';
import { LINK_STATE_WORDS as W } from '@pratibha/words/submissions/organiser/link-state';
import { formatDateTime } from '@pratibha/words/time';
import css from './HandedIn.module.css';
import { useOfWorks } from './use-of-works.ts';

type Props = { readonly submissionId: number; readonly link: string };

/**
 * Whether a link of a work opens for somebody without an account there; nothing until it is known.
 */
export function LinkState({ submissionId, link }: Props) {
  const links = useOfWorks('GET /admin/events/submissions/links', [submissionId]);
  if (isWorkPage(link)) return <span className={css.note}>{HANDED_IN_WORDS.ownPage}</span>;
  const checked = links.find((each) => each.link === link);
  if (checked === undefined) return null;
  const { state, reason, opened_before, checked_at } = checked;
  const isGone = opened_before && state === 'does-not-open';
  const name = isGone ? W.noLonger : linkStateName(state);
  return (
    <span className={state === 'opens' ? css.note : css.doubt}>
      {W.checked(name, formatDateTime(new Date(checked_at)))}{' '}
      {reason !== null && linkReason(reason)}
    </span>
  );
}
