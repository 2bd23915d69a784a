import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '../../../../data/address/paths.ts';

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: PATHS.adminDashboard, replace: true });
  },
});
