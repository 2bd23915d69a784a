import { createFileRoute } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { CertificatesPage } from '../../../../features/certificates/organiser/CertificatesPage.tsx';
import { CERTIFICATES_LIST } from '../../../../features/certificates/organiser/certificates-search.ts';
import { warmList } from '../../../../features/console/console.tsx';

export const Route = createFileRoute('/admin/certificates')({
  staticData: {
    action: 'certificates.read',
    menu: { icon: Award, place: 5.7 },
    help: 'certificates',
    isByEdition: true,
  },
  validateSearch: CERTIFICATES_LIST.read,
  loader: (loading) => warmList(loading, CERTIFICATES_LIST),
  component: CertificatesRoute,
});

function CertificatesRoute() {
  return <CertificatesPage search={Route.useSearch()} />;
}
