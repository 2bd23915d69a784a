import { useAppEdition } from '../edition/app-edition.ts';
import { Footer } from './Footer.tsx';
import { type FrameProps, SiteFrame } from './SiteFrame.tsx';

/** The shared layout with its footer, as the app document uses it. */
export function SiteLayout(props: Omit<FrameProps, 'footer'>) {
  const { footer } = useAppEdition();
  return <SiteFrame {...props} footer={<Footer edition={footer} />} />;
}
