import { createFileRoute } from '@tanstack/react-router';
import { UpdateProfilePage } from '../../../features/profile/UpdateProfilePage.tsx';

export const Route = createFileRoute('/user/update-profile')({ component: UpdateProfilePage });
