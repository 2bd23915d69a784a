import { isWorkPage } from '@pratibha/domain/works/work-page';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import css from './judge.module.css';
import { WorkLink } from './WorkLink.tsx';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly work_link: string;
  readonly other: string | null;
  readonly asks: boolean;
  /** Above them, where there are any. */
  readonly heading?: string;
};

/** Where a work is to be found; nothing of one that was handed in as files alone. */
export function WorkLinks({ work_link, other, asks, heading }: Props) {
  const own = work_link === '' || isWorkPage(work_link) ? null : work_link;
  if (own === null && other === null) return null;
  return (
    <>
      {heading !== undefined && <h2>{heading}</h2>}
      <ul className={css.links}>
        {own !== null && <WorkLink url={own} words={W.opens} asks={asks} />}
        {other !== null && <WorkLink url={other} words={W.opensOther} asks={asks} />}
      </ul>
    </>
  );
}
