import { createRootRouteWithContext } from '@tanstack/react-router';
import { USER_PAGE_AT } from '../../../data/address/user-page-at.gen.ts';
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx';
import { AppRoot } from '../../AppRoot.tsx';
import type { StudentContext } from '../student-context.ts';

export const Route = createRootRouteWithContext<StudentContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  return <AppRoot pageAt={USER_PAGE_AT} />;
}
