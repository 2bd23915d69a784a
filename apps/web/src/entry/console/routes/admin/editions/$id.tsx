import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '../../../../../features/editions/organiser/EditionPage.tsx';
import { Guard } from '../../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/editions/$id')({
  validateSearch: ({ section }) =>
    typeof section === 'string' && /^[a-z]+$/i.test(section) ? { section } : {},
  component: EditionRoute,
});

function EditionRoute() {
  const { id } = Route.useParams();
  const { section } = Route.useSearch();
  return (
    <Guard action="editions.write">
      <EditionPage key={id} id={id} section={section} />
    </Guard>
  );
}
