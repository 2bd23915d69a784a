import { createFileRoute } from '@tanstack/react-router';
import { openRowSearch } from '../../../../data/address/open-row.ts';
import { MySubmissionsPage } from '../../../../features/submissions/student/MySubmissionsPage.tsx';

export const Route = createFileRoute('/user/work-submissions')({
  validateSearch: openRowSearch,
  loader: async ({ context }) => {
    const reads = [
      context.warm('GET /user/submissions'),
      // They say until when a work that was sent back can be handed in again.
      context.warm('GET /user/available/events'),
      context.warm('GET /user/events/places'),
    ];
    await Promise.all(reads);
  },
  component: MySubmissionsPage,
});
