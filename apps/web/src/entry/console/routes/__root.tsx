import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx';
import { AppRoot } from '../../AppRoot.tsx';

export const Route = createRootRoute({ component: AppRoot, notFoundComponent: NotFoundPage });
