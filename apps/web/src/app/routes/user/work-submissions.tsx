import { createFileRoute } from '@tanstack/react-router';
import { MySubmissionsPage } from '../../../features/submissions/MySubmissionsPage.tsx';
import { warm } from '../../queries.ts';
import { openRowSearch } from '../../ui/open-row.ts';

export const Route = createFileRoute('/user/work-submissions')({
  validateSearch: openRowSearch,
  loader: () => warm('GET /user/submissions', {}),
  component: MySubmissionsPage,
});
