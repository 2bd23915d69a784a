import type { JsonFields } from '@pratibha/domain/editions/json';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { FindingsList } from './FindingsList.tsx';

const W = EDITOR_WORDS;

/** What the server finds in the draft, asked anew each time. */
export function useFindings(id: number) {
  return useQuery({
    ...read('GET /admin/editions/{id}/findings', { params: { id: String(id) } }),
    staleTime: 0,
    gcTime: 0,
  });
}

type Props = {
  readonly id: number;
  readonly content: JsonFields;
  readonly onGo: (pointer: string) => void;
};

/** What the check of a draft found. */
export function CheckedFindings({ id, content, onGo }: Props) {
  const findings = useFindings(id);
  if (findings.data) return <FindingsList findings={findings.data} content={content} onGo={onGo} />;
  if (findings.isError)
    return <ErrorState message={W.failed} onRetry={() => void findings.refetch()} />;
  return <Spinner label={W.checking} />;
}
