import type { PublicPageName } from '../../../data/address/paths.ts';
import { Help } from './help/Help.tsx';
import { Privacy, Rules } from './legal/LegalPages.tsx';
import { AccountClosed } from './notices/AccountClosed.tsx';
import { ACCOUNT_CLOSED } from './notices/notices.ts';
import { Receipt } from './receipt/Receipt.tsx';
import { Results } from './results/Results.tsx';
import { NotFound, Unauthorized } from './StatusPages.tsx';
import { Works } from './works/Works.tsx';

const PAGES = {
  privacy: Privacy,
  rules: Rules,
  help: Help,
  results: Results,
  works: Works,
  receipt: Receipt,
  unauthorized: Unauthorized,
  'not-found': NotFound,
} as const;

/** A public page of which nothing runs in the browser. */
type StillPageName = Exclude<PublicPageName, 'landing' | 'guidelines'>;

type Props = {
  readonly name: StillPageName;
  readonly path: string;
  readonly notice: string | null;
};

/** Such a page; the browser does not ask which. */
export function StillPage({ name, path, notice }: Props) {
  const Page = notice === ACCOUNT_CLOSED ? AccountClosed : PAGES[name];
  return <Page path={path} />;
}
