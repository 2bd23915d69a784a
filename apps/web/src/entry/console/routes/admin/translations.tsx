import { createFileRoute } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { TranslationsPage } from '../../../../features/translations/organiser/TranslationsPage.tsx';
import { translationsSearch } from '../../../../features/translations/organiser/translations-search.ts';

export const Route = createFileRoute('/admin/translations')({
  staticData: {
    action: 'events.manage',
    menu: { icon: Languages, place: 7.5 },
    help: 'two-languages',
  },
  validateSearch: translationsSearch,
  component: TranslationsRoute,
});

function TranslationsRoute() {
  return <TranslationsPage search={Route.useSearch()} />;
}
