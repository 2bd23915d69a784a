import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** What stands there until the ornament has been fetched. */
  readonly meanwhile?: ReactNode;
  /** What stands there when it cannot be fetched or drawn; else nothing. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};

/** Around what a page can do without, such as a chart: its fault stays its own. */
export class Ornament extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { meanwhile, instead, children } = this.props;
    return this.state.isBroken ? instead : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
