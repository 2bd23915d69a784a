import { SET_UP_WORDS } from '@pratibha/words/editions/organiser/set-up';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import css from './SetUpNotice.module.css';

/** What visitors read until something is published, and the way to it. */
export function SetUpNotice() {
  return (
    <p className={css.notice}>
      {SET_UP_WORDS.notSetUp} <SiteLink href={ADMIN_PATHS.setUp}>{SET_UP_WORDS.toSetUp}</SiteLink>
    </p>
  );
}
