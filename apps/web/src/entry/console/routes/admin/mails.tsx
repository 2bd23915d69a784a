import { createFileRoute } from '@tanstack/react-router';
import { Mails } from 'lucide-react';
import { warmList } from '../../../../features/console/console.tsx';
import { MailsPage } from '../../../../features/mails/organiser/MailsPage.tsx';
import { MAILS_LIST } from '../../../../features/mails/organiser/mails-search.ts';

export const Route = createFileRoute('/admin/mails')({
  staticData: {
    action: 'mails.manage',
    menu: { icon: Mails, place: 9 },
    help: 'correct-a-mistake',
    isByEdition: true,
  },
  validateSearch: MAILS_LIST.read,
  loader: (loading) => warmList(loading, MAILS_LIST),
  component: MailsRoute,
});

function MailsRoute() {
  return <MailsPage search={Route.useSearch()} />;
}
