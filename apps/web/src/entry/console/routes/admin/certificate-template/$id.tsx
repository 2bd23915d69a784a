import { createFileRoute } from '@tanstack/react-router';
import { CertificateTemplatePage } from '../../../../../features/editions/organiser/CertificateTemplatePage.tsx';

export const Route = createFileRoute('/admin/certificate-template/$id')({
  staticData: { action: 'editions.write', help: 'certificates' },
  component: CertificateTemplateRoute,
});

function CertificateTemplateRoute() {
  const { id } = Route.useParams();
  return <CertificateTemplatePage key={id} id={id} />;
}
