import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout, settleEdition } from '../../../../features/console/console.tsx';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context, location }) => settleEdition(location, context),
  component: AdminArea,
});

function AdminArea() {
  return (
    <Guard action="dashboard.read">
      <AdminLayout>
        <Outlet />
      </AdminLayout>
    </Guard>
  );
}
