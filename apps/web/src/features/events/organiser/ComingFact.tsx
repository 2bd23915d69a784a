import { CANNOT_COME_WORDS } from '@pratibha/words/reviews/organiser/cannot-come';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';

const COMING = { ...read('GET /admin/events/coming', {}), ...LIVE_QUERY };

/** How many come of those who are shortlisted, where somebody said that they cannot. */
export function ComingFact({ id }: { readonly id: number }) {
  const coming = useQuery(COMING).data?.find(({ event_id }) => event_id === id);
  return (
    coming && (
      <Fact label={CANNOT_COME_WORDS.coming}>
        <SiteLink href={adminPaths.registrations({ event: id, coming: 'cannot_come' })}>
          {CANNOT_COME_WORDS.come(coming.come, coming.shortlisted)}
        </SiteLink>
      </Fact>
    )
  );
}
