import { createFileRoute } from '@tanstack/react-router';
import { MySubmissionsPage } from '../../../features/submissions/MySubmissionsPage.tsx';
import { openRowSearch } from '../../open-row.ts';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/user/work-submissions')({
  validateSearch: openRowSearch,
  loader: () => warm('GET /user/submissions', {}),
  component: MySubmissionsPage,
});
