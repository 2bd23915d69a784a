import { createFileRoute } from '@tanstack/react-router';
import { warmList } from '../../../../features/console/console.tsx';
import { MailsPage } from '../../../../features/mails/organiser/MailsPage.tsx';
import { MAILS_LIST } from '../../../../features/mails/organiser/mails-search.ts';
import { Guard } from '../../../../features/session/session.tsx';

export const Route = createFileRoute('/admin/mails')({
  validateSearch: MAILS_LIST.read,
  loader: (loading) => warmList(loading, 'mails.manage', MAILS_LIST),
  component: MailsRoute,
});

function MailsRoute() {
  return (
    <Guard action="mails.manage">
      <MailsPage search={Route.useSearch()} />
    </Guard>
  );
}
