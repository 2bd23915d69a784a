import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import { useNavigate } from '@tanstack/react-router';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import { JUDGED_CHANGES, judgedRoundPath } from './judging-reads.ts';

const W = JUDGE_RUNNING_WORDS;

/** Puts the work at the end of one's order, and leads back to the others. */
export function SkipButton({ work }: { readonly work: WorkToJudge }) {
  const navigate = useNavigate();
  const skip = useWrite('POST /judge/works/{id}/skip', JUDGED_CHANGES);
  const press = () =>
    skip.mutate(
      { params: { id: String(work.id) } },
      {
        onSuccess: async () => {
          toast('success', W.skipped);
          await navigate({ href: judgedRoundPath(work.round_id) });
        },
        onError: (error) => toast('error', failureWords(error, W.failed)),
      },
    );
  return (
    <Button variant="quiet" disabled={skip.isPending} onClick={press}>
      {W.skip}
    </Button>
  );
}
