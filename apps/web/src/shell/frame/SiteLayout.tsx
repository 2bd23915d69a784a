import { Footer } from './Footer.tsx';
import { type FrameProps, SiteFrame } from './SiteFrame.tsx';

/** The shared layout with its footer, as the app document uses it. */
export function SiteLayout(props: Omit<FrameProps, 'footer'>) {
  return <SiteFrame {...props} footer={<Footer />} />;
}
