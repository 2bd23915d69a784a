import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '../../../../features/certificates/student/CertificatesPage.tsx';

export const Route = createFileRoute('/user/certificates')({
  // No other page carries a byte of it: in a browser the page asks itself.
  loader: async ({ context: { ahead } }) => {
    if (import.meta.env.SSR && ahead) await ahead.list('GET /user/certificates');
  },
  component: CertificatesPage,
});
