import { PATHS, publicPageOf } from '../../../data/address/paths.ts';
import { SiteFrame } from '../../../shell/frame/SiteFrame.tsx';
import { StaticFooter, StaticPage, StaticSignInNotice } from './frozen.tsx';
import { Guidelines } from './guidelines/Guidelines.tsx';
import { EditionPhaseMark } from './landing/EditionPhaseMark.tsx';
import { Landing } from './landing/Landing.tsx';
import { ACCOUNT_CLOSED } from './notices/notices.ts';

type Props = {
  readonly path: string;
  /** What a failed sign-in left to tell, as `noticeIn` finds it; else null. */
  readonly notice: string | null;
};

/** A page of the public document in its frame; the same on the server and in the browser. */
export function PublicPage({ path, notice }: Props) {
  const name = publicPageOf(path);
  // Nobody wants to come back to a dead end after signing in.
  const isDeadEnd = name === 'not-found' || name === 'unauthorized';
  return (
    <SiteFrame path={path} returnTo={isDeadEnd ? PATHS.home : path} footer={<StaticFooter />}>
      {notice !== null && notice !== ACCOUNT_CLOSED && <StaticSignInNotice notice={notice} />}
      {name === 'landing' ? (
        <Landing />
      ) : name === 'guidelines' ? (
        <Guidelines />
      ) : (
        <StaticPage name={name} path={path} notice={notice} />
      )}
      <EditionPhaseMark />
    </SiteFrame>
  );
}
