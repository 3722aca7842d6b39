// A screen that says what will be here, and links back to the screens that exist.
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { Page } from './page.tsx';

interface NotYetProps {
  readonly name: ReactNode;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly back: ReactNode;
  readonly children: ReactNode;
}

export function NotYet({ name, icon, title, back, children }: NotYetProps) {
  const action = (
    <LinkButton to="/" variant="light">
      {back}
    </LinkButton>
  );
  return (
    <Page title={name} width="narrow">
      <EmptyState icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </Page>
  );
}
