import { expect, test } from 'vitest';
import { dialogSearch } from '../../features/events/student/event-dialogs.ts';
import { REGISTRATIONS_LIST } from '../../features/registrations/organiser/admin-registrations-search.ts';
import { SUBMISSIONS_LIST } from '../../features/submissions/organiser/admin-submissions-search.ts';
import { isAppPage } from './app-paths.ts';
import { paths } from './page-paths.ts';
import { PATHS } from './paths.ts';

const BUILT = {
  userEvent: [paths.userEvent({ id: 7 }), paths.userEvent({ id: 7, isSubmitting: true })],
  adminRegistrations: [
    paths.adminRegistrations({ event: 7 }),
    paths.adminRegistrations({ event: 7, status: 'PENDING' }),
  ],
  adminSubmissions: [
    paths.adminSubmissions({ event: 7 }),
    paths.adminSubmissions({ event: 7, status: 'RESUBMISSION_REQUIRED' }),
  ],
} satisfies Record<keyof typeof paths, readonly string[]>;

test('the addresses of all pages', () => {
  expect({ ...PATHS }).toMatchInlineSnapshot(`
    {
      "about": "/#about",
      "admin": "/admin",
      "adminAudit": "/admin/audit",
      "adminDashboard": "/admin/dashboard",
      "adminEventRegistrations": "/admin/events-registrations",
      "adminEvents": "/admin/events",
      "adminRegistrations": "/admin/registrations",
      "adminSubmissions": "/admin/submissions",
      "adminUsers": "/admin/users",
      "events": "/user/events",
      "gallery": "/#gallery",
      "guidelines": "/event/details",
      "home": "/",
      "myRegistrations": "/user/event-registrations",
      "mySubmissions": "/user/work-submissions",
      "notFound": "/not-found",
      "testimonials": "/#testimonials",
      "unauthorized": "/unauthorized",
      "updateProfile": "/user/update-profile",
      "user": "/user",
      "workshops": "/user/workshops",
    }
  `);
  expect(BUILT).toMatchInlineSnapshot(`
    {
      "adminRegistrations": [
        "/admin/registrations?event=7",
        "/admin/registrations?event=7&status=PENDING",
      ],
      "adminSubmissions": [
        "/admin/submissions?event=7",
        "/admin/submissions?event=7&status=RESUBMISSION_REQUIRED",
      ],
      "userEvent": [
        "/user/events/7",
        "/user/events/7?submit=7",
      ],
    }
  `);
});

test('every built address is a page of the app document', () => {
  const built = Object.values(BUILT).flat();
  expect(built.filter((path) => !isAppPage(path))).toEqual([]);
});

test('every page reads what its address says', () => {
  const said = (path = '') => Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  expect(dialogSearch(said(BUILT.userEvent[1]))).toEqual({ submit: 7 });
  expect(REGISTRATIONS_LIST.read(said(BUILT.adminRegistrations[1]))).toEqual({
    event: 7,
    status: 'PENDING',
  });
  expect(SUBMISSIONS_LIST.read(said(BUILT.adminSubmissions[1]))).toEqual({
    event: 7,
    status: 'RESUBMISSION_REQUIRED',
  });
});
