import { createFileRoute } from '@tanstack/react-router';
import { SetUpPage } from '../../../../features/editions/organiser/SetUpPage.tsx';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/set-up')({ component: SetUpRoute });

function SetUpRoute() {
  return (
    <Guard action="editions.write">
      <SetUpPage />
    </Guard>
  );
}
