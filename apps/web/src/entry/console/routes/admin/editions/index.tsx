import { createFileRoute } from '@tanstack/react-router';
import { EditionsPage } from '../../../../../features/editions/organiser/EditionsPage.tsx';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/editions/')({ component: EditionsRoute });

function EditionsRoute() {
  return (
    <Guard action="editions.write">
      <EditionsPage />
    </Guard>
  );
}
