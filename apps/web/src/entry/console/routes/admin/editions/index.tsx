import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { createFileRoute } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';
import { EditionsPage } from '../../../../../features/editions/organiser/EditionsPage.tsx';

export const Route = createFileRoute('/admin/editions/')({
  staticData: {
    action: 'editions.write',
    menu: { label: CONSOLE_WORDS.editions, icon: BookOpenText, place: 7 },
    help: 'set-up-a-year',
  },
  component: EditionsPage,
});
