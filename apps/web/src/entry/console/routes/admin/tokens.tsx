import { createFileRoute } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { TokensPage } from '../../../../features/people/organiser/TokensPage.tsx';

export const Route = createFileRoute('/admin/tokens')({
  staticData: {
    action: 'tokens.own',
    menu: { icon: KeyRound, place: 10 },
  },
  component: TokensPage,
});
