import { createRootRouteWithContext } from '@tanstack/react-router';
import { ADMIN_PAGE_AT } from '../../../data/address/admin-page-at.gen.ts';
import type { WaveContext } from '../../../features/console/console.tsx';
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx';
import { AppRoot } from '../../AppRoot.tsx';

export const Route = createRootRouteWithContext<WaveContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  return <AppRoot pageAt={ADMIN_PAGE_AT} />;
}
