import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '../../../../data/address/paths.ts';

export const Route = createFileRoute('/user/')({
  beforeLoad: () => {
    throw redirect({ to: PATHS.events, replace: true });
  },
});
