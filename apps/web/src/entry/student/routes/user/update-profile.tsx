import { createFileRoute } from '@tanstack/react-router';
import { UpdateProfilePage } from '../../../../features/people/student/UpdateProfilePage.tsx';

export const Route = createFileRoute('/user/update-profile')({ component: UpdateProfilePage });
