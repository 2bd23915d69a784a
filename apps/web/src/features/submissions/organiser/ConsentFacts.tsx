import { CONSENT_FACTS } from '@pratibha/words/submissions/organiser/consents';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { Fact } from '../../../ui/dialog/DetailDrawer.tsx';

/** What the student said of showing the work; nothing where it cannot be read. */
export function ConsentFacts({ submissionId }: { readonly submissionId: number }) {
  const params = { id: String(submissionId) };
  const { data } = useQuery(read('GET /admin/events/submissions/{id}/consent', { params }));
  if (data === undefined) return null;
  const words = (isYes: boolean) => (isYes ? CONSENT_FACTS.yes : CONSENT_FACTS.no);
  return (
    <>
      <Fact label={CONSENT_FACTS.show}>{words(data.show_work)}</Fact>
      <Fact label={CONSENT_FACTS.name}>{words(data.name_with_work)}</Fact>
    </>
  );
}
