import { mayInEvent } from '@pratibha/domain/access';
import { isReviewable } from '@pratibha/domain/reviews/decisions';
import { CORRECTION_WORDS } from '@pratibha/words/reviews/organiser/corrections';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import type { Reviewed } from './decisions.ts';

const CorrectionDialog = lateDialog(
  async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog,
);

/** Something that was decided, with the remarks that it has. */
export type Decided = Pick<
  Reviewed,
  'id' | 'person' | 'event' | 'eventId' | 'status' | 'version'
> & {
  readonly kind: 'registration' | 'submission';
  readonly remarks: string | null;
};

/** The way to put remarks right, for who may decide; nothing while nothing is decided. */
export function CorrectRemarks({ of }: { readonly of: Decided }) {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const mayReview = mayInEvent(
    of.kind === 'registration' ? 'registrations.review' : 'submissions.review',
    user,
    of.eventId,
  );
  if (!mayReview || isReviewable(of.status)) return null;
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {CORRECTION_WORDS.correct}
      </Button>
      {isOpen && <CorrectionDialog of={of} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
