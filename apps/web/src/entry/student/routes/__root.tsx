import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx';
import { AppRoot } from '../../AppRoot.tsx';
import type { StudentContext } from '../student-context.ts';

export const Route = createRootRouteWithContext<StudentContext>()({
  component: AppRoot,
  notFoundComponent: NotFoundPage,
});
