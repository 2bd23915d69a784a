import { createFileRoute } from '@tanstack/react-router';
import { TokensPage } from '../../../../features/people/organiser/TokensPage.tsx';

export const Route = createFileRoute('/admin/tokens')({ component: TokensPage });
