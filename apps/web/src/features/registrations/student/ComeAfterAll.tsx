import { COMING_WORDS } from '@pratibha/words/registrations/student/coming';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './RegistrationActions.module.css';
import { useComing } from './use-coming.ts';

/** What is another once somebody said whether they come. */
export const COMING_CHANGES = [
  'GET /user/registrations/coming',
  'GET /user/registrations',
  // Who cannot come is asked nothing.
  'GET /user/follow-ups',
  'GET /user/available/events',
] as const;

/** The way back of who said that they cannot come, or that all places are taken by now. */
export function ComeAfterAll({ eventId }: { readonly eventId: number }) {
  const coming = useComing(eventId);
  const come = useWrite('DELETE /user/registrations/{id}/cannot-come', COMING_CHANGES);
  if (coming === undefined || coming.cannot_come_at === null) return null;
  const { registration_id: id, refusal } = coming;
  if (refusal !== null)
    return refusal === 'full' && <p className={css.refusal}>{COMING_WORDS.full}</p>;
  return (
    <Button
      variant="secondary"
      disabled={come.isPending}
      onClick={() =>
        come.mutate(
          { params: { id: String(id) } },
          {
            onSuccess: () => toast('success', COMING_WORDS.comes),
            onError: (error) =>
              toast(
                'error',
                `${COMING_WORDS.failed} ${failureWords(error, COMING_WORDS.uncertain)}`,
              ),
          },
        )
      }
    >
      {COMING_WORDS.comeAfterAll}
    </Button>
  );
}
