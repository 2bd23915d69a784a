import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '../../../../features/console/console.tsx';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin')({ component: AdminArea });

function AdminArea() {
  return (
    <Guard action="dashboard.read">
      <AdminLayout>
        <Outlet />
      </AdminLayout>
    </Guard>
  );
}
