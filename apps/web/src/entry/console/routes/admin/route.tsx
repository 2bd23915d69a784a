import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { AdminLayout, settleEdition } from '../../../../features/console/console.tsx';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context, location, matches }) =>
    matches.at(-1)?.staticData.isByEdition ? settleEdition(location, context) : undefined,
  component: AdminArea,
});

function AdminArea() {
  const action = useMatches({ select: (matches) => matches.at(-1)?.staticData.action });
  return (
    <Guard action="dashboard.read">
      <AdminLayout>
        <Guard action={action ?? 'dashboard.read'}>
          <Outlet />
        </Guard>
      </AdminLayout>
    </Guard>
  );
}
