import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '../../../../../features/editions/organiser/EditionPage.tsx';

export const Route = createFileRoute('/admin/editions/$id')({
  staticData: { action: 'editions.write', help: 'set-up-a-year' },
  validateSearch: ({ section }) =>
    typeof section === 'string' && /^[a-z]+$/i.test(section) ? { section } : {},
  component: EditionRoute,
});

function EditionRoute() {
  const { id } = Route.useParams();
  const { section } = Route.useSearch();
  return <EditionPage key={id} id={id} section={section} />;
}
