import { createFileRoute } from '@tanstack/react-router';
import { WorkshopsPage } from '../../../../features/workshops/student/WorkshopsPage.tsx';

export const Route = createFileRoute('/user/workshops')({ component: WorkshopsPage });
