import { Footer } from '../../../shell/frame/Footer.tsx';
import { useEditionContent } from './edition-content.ts';
import { footerEdition } from './footer-edition.ts';

/** The footer of the public document. */
export function PublicFooter() {
  return <Footer edition={footerEdition(useEditionContent())} />;
}
