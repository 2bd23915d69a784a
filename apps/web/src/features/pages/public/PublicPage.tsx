import { PATHS, publicPageOf } from '../../../data/address/paths.ts';
import { usePublicEdition } from '../../../shell/edition/public-edition.ts';
import { type LinkProps, LinkProvider } from '../../../shell/frame/links.tsx';
import { SiteFrame } from '../../../shell/frame/SiteFrame.tsx';
import { StaticArchiveBanner, StaticFooter, StaticPage, StaticSignInNotice } from './frozen.tsx';
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
  const { isArchive } = usePublicEdition();
  // Nobody wants to come back to a dead end after signing in.
  const isDeadEnd = name === 'not-found' || name === 'unauthorized';
  const page = (
    <SiteFrame path={path} returnTo={isDeadEnd ? PATHS.home : path} footer={<StaticFooter />}>
      {isArchive && <StaticArchiveBanner />}
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
  return isArchive ? <LinkProvider value={ArchiveLink}>{page}</LinkProvider> : page;
}

/**
 * In the archive sections are its own; every other page is the live edition's, also the home page.
 */
function ArchiveLink({ href, ...rest }: LinkProps) {
  return <a {...rest} href={href.replace(`${PATHS.home}#`, '#')} aria-current={undefined} />;
}
