import { createFileRoute } from '@tanstack/react-router';
import { SetUpPage } from '../../../../features/editions/organiser/SetUpPage.tsx';

export const Route = createFileRoute('/admin/set-up')({
  staticData: { action: 'editions.write' },
  component: SetUpPage,
});
