import { useContext, useSyncExternalStore } from 'react';
import { useAppEdition } from '../edition/app-edition.ts';
import { Footer } from './Footer.tsx';
import { BarOfDocument, ownBar } from './own-bar.ts';
import { type FrameProps, SiteFrame } from './SiteFrame.tsx';

/** The shared layout with its footer, as the app document uses it. */
export function SiteLayout(props: Omit<FrameProps, 'footer' | 'bar'>) {
  const { footer } = useAppEdition();
  const begun = useContext(BarOfDocument);
  const Bar = useSyncExternalStore(ownBar.subscribe, ownBar.get, () => begun);
  return (
    <SiteFrame
      {...props}
      bar={Bar && <Bar path={props.path} />}
      footer={<Footer edition={footer} />}
    />
  );
}
