import { useSyncExternalStore } from 'react';
import { useAppEdition } from '../edition/app-edition.ts';
import { Footer } from './Footer.tsx';
import { ownBar } from './own-bar.ts';
import { type FrameProps, SiteFrame } from './SiteFrame.tsx';

/** The shared layout with its footer, as the app document uses it. */
export function SiteLayout(props: Omit<FrameProps, 'footer' | 'bar'>) {
  const { footer } = useAppEdition();
  const Bar = useSyncExternalStore(ownBar.subscribe, ownBar.get, () => null);
  return (
    <SiteFrame
      {...props}
      bar={Bar && <Bar path={props.path} />}
      footer={<Footer edition={footer} />}
    />
  );
}
