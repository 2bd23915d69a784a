import { createFileRoute, redirect } from '@tanstack/react-router';
import * as ADMIN_PATHS from '../../../../data/address/admin-pages.gen.ts';

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: ADMIN_PATHS.dashboard, replace: true });
  },
});
