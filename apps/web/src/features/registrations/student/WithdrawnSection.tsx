import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { useQuery } from '@tanstack/react-query';
import { withdrawalsQuery } from '../../../data/queries.ts';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { lateComponent } from '../../session/session.tsx';

/** Few have withdrawn anything: its code comes with what it shows. */
const Withdrawn = lateComponent({
  load: async () => (await import('./Withdrawn.tsx')).Withdrawn,
});

/** What the person withdrew and may register for again, below the registrations; nothing without any. */
export function WithdrawnSection() {
  const withdrawn = useQuery(withdrawalsQuery());
  if (withdrawn.isError) {
    return <FetchFailed message={REGISTRATIONS_WORDS.withdrawnFailed} of={withdrawn} />;
  }
  return withdrawn.data !== undefined && withdrawn.data.length > 0 ? (
    <Withdrawn rows={withdrawn.data} />
  ) : null;
}
