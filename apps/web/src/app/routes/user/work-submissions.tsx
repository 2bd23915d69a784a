import { createFileRoute } from '@tanstack/react-router';
import { MySubmissionsPage } from '../../../features/submissions/MySubmissionsPage.tsx';
import { warm } from '../../queries.ts';

export const Route = createFileRoute('/user/work-submissions')({
  loader: () => warm('GET /user/submissions', {}),
  component: MySubmissionsPage,
});
