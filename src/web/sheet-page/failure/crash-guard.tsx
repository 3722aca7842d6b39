// Shows a page with a way onward where drawing the spreadsheet failed.
import { Component, type ReactNode } from 'react';
import { FailurePage } from './failure-page.tsx';

interface CrashGuardProps {
  readonly children: ReactNode;
}

export class CrashGuard extends Component<CrashGuardProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <FailurePage failure="crashed" /> : this.props.children;
  }
}
