import { createFileRoute } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';
import { EditionsPage } from '../../../../../features/editions/organiser/EditionsPage.tsx';

export const Route = createFileRoute('/admin/editions/')({
  staticData: {
    action: 'editions.write',
    menu: { icon: BookOpenText, place: 7 },
    help: 'set-up-a-year',
  },
  component: EditionsPage,
});
