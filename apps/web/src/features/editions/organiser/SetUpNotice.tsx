import { SET_UP_WORDS } from '@pratibha/words/editions/organiser/set-up';
import { ADMIN_SET_UP } from '../../../data/address/app-paths.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import css from './SetUpNotice.module.css';

/** What visitors read until something is published, and the way to it. */
export function SetUpNotice() {
  return (
    <p className={css.notice}>
      {SET_UP_WORDS.notSetUp} <SiteLink href={ADMIN_SET_UP}>{SET_UP_WORDS.toSetUp}</SiteLink>
    </p>
  );
}
