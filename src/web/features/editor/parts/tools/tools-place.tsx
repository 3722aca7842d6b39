// Shows the tools to those who may use them, once they have opened them.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { useVisitor } from '#web/state/visitor.ts';
import { useTools } from './tools-state.ts';

const ToolsPanel = lazy(async () => ({
  default: (await loadLater(() => import('./tools-panel.tsx'))).ToolsPanel,
}));
const OwnCoverButton = lazy(async () => ({
  default: (await loadLater(() => import('./cover-button.tsx'))).CoverButton,
}));

export function ToolsPlace() {
  const { userEntitled } = useVisitor();
  const isOpen = useTools((state) => state.isOpen);
  return userEntitled && isOpen ? (
    <Suspense fallback={null}>
      <ToolsPanel />
    </Suspense>
  ) : null;
}

export const CoverButton = ({ isTabStop }: { readonly isTabStop: boolean }) => (
  <Suspense fallback={null}>
    <OwnCoverButton isTabStop={isTabStop} />
  </Suspense>
);
