import { PATHS, publicPageOf } from '../paths.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { StaticFooter, StaticNotFound, StaticUnauthorized } from './frozen.tsx';
import { Guidelines } from './Guidelines.tsx';
import { Landing } from './Landing.tsx';

const PAGES = {
  landing: Landing,
  guidelines: Guidelines,
  unauthorized: StaticUnauthorized,
  'not-found': StaticNotFound,
} as const;

/** A page of the public document in its frame; the same on the server and in the browser. */
export function PublicPage({ path }: { readonly path: string }) {
  const name = publicPageOf(path);
  const Page = PAGES[name];
  // Nobody wants to come back to a dead end after signing in.
  const isDeadEnd = name === 'not-found' || name === 'unauthorized';
  return (
    <SiteFrame path={path} returnTo={isDeadEnd ? PATHS.home : path} footer={<StaticFooter />}>
      <Page />
    </SiteFrame>
  );
}
