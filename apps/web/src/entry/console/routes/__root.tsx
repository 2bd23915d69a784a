import { createRootRouteWithContext } from '@tanstack/react-router';
import type { WaveContext } from '../../../features/console/console.tsx';
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx';
import { AppRoot } from '../../AppRoot.tsx';

export const Route = createRootRouteWithContext<WaveContext>()({
  component: AppRoot,
  notFoundComponent: NotFoundPage,
});
