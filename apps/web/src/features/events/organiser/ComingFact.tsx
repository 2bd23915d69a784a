import { CANNOT_COME_WORDS } from '@pratibha/words/reviews/organiser/cannot-come';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';

const COMING = { ...read('GET /admin/events/coming', {}), ...LIVE_QUERY };

/**
 * How many come of those who are shortlisted, where somebody said that they cannot, or where only
 * so many may.
 */
export function ComingFact({ id }: { readonly id: number }) {
  const coming = useQuery(COMING).data?.find(({ event_id }) => event_id === id);
  if (coming === undefined) return null;
  const words = CANNOT_COME_WORDS.come(coming.come, coming.shortlisted);
  const href = adminPaths.registrations({ event: id, coming: 'cannot_come' });
  return (
    <Fact label={CANNOT_COME_WORDS.coming}>
      {coming.come < coming.shortlisted ? <SiteLink href={href}>{words}</SiteLink> : words}
    </Fact>
  );
}
