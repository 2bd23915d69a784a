import { createFileRoute } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { warmList } from '../../../../features/console/console.tsx';
import { EnquiriesPage } from '../../../../features/enquiries/organiser/EnquiriesPage.tsx';
import { ENQUIRIES_LIST } from '../../../../features/enquiries/organiser/enquiries-search.ts';

export const Route = createFileRoute('/admin/enquiries')({
  staticData: {
    action: 'enquiries.read',
    menu: { icon: MessageCircleQuestion, place: 5.5 },
    help: 'answer-students',
    isByEdition: true,
  },
  validateSearch: ENQUIRIES_LIST.read,
  loader: (loading) => warmList(loading, ENQUIRIES_LIST),
  component: EnquiriesRoute,
});

function EnquiriesRoute() {
  return <EnquiriesPage search={Route.useSearch()} />;
}
