import { createFileRoute } from '@tanstack/react-router';
import { warm } from '../../../data/queries.ts';
import { inFirstWave } from '../../../features/console/console.tsx';
import { TokensPage } from '../../../features/people/organiser/TokensPage.tsx';

export const Route = createFileRoute('/admin/tokens')({
  loader: () => inFirstWave('tokens.own', () => warm('GET /user/tokens', {})),
  component: TokensPage,
});
