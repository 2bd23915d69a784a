import { createFileRoute, redirect } from '@tanstack/react-router';
import * as USER_PATHS from '../../../../data/address/user-pages.gen.ts';

export const Route = createFileRoute('/user/')({
  beforeLoad: () => {
    throw redirect({ to: USER_PATHS.events, replace: true });
  },
});
