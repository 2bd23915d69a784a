import { createFileRoute } from '@tanstack/react-router';
import { LateGuestRound } from '../../../../features/judging/student/late-pages.ts';

export const Route = createFileRoute('/judge/')({ component: LateGuestRound });
