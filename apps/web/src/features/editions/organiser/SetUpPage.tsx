import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SET_UP_WORDS } from '@pratibha/words/editions/organiser/set-up';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { useSiteInfo } from '../../../shell/clock/site-info.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './editor.module.css';
import { SetUpForm } from './SetUpForm.tsx';

const W = SET_UP_WORDS;

/** `/admin/set-up`: the eight questions after which a new site can be published. */
export function SetUpPage() {
  const editions = useQuery(read('GET /admin/editions', {}));
  const isSetUp = useSiteInfo()?.set_up;
  const live = editions.data?.find(({ status }) => status === 'live');
  return (
    <>
      <PageHeading title={W.heading} {...(isSetUp === false && { intro: W.intro })} />
      {editions.isError ? (
        <ErrorState message={EDITOR_WORDS.loadFailed} onRetry={() => void editions.refetch()} />
      ) : live === undefined || isSetUp === undefined ? (
        <Spinner label={SHELL_WORDS.loading} />
      ) : isSetUp ? (
        <p className={css.part}>
          {W.isSetUp}{' '}
          <SiteLink className={css.back} href={adminPaths.editions()}>
            {W.toEditions}
          </SiteLink>
        </p>
      ) : (
        <div className={css.parts}>
          {live.draft?.changed && (
            <div className={css.notice}>
              <p>{W.answered}</p>
              <SiteLink className={css.back} href={adminPaths.edition({ id: live.id })}>
                {W.toPages}
              </SiteLink>
            </div>
          )}
          <SetUpForm id={live.id} />
        </div>
      )}
    </>
  );
}
