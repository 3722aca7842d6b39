// The content of the open tab; those opened before stay as they were, out of sight, so that what is loaded is not lost.
import { Suspense, useState } from 'react';
import classes from './frame.module.css';
import { panelId, tabId } from './tab-ids.ts';
import { TabPending } from './tab-pending.tsx';
import type { OperatorTab } from './tabs.ts';

interface TabPanelsProps {
  readonly tabs: readonly OperatorTab[];
  readonly open: OperatorTab;
}

export function TabPanels({ tabs, open }: TabPanelsProps) {
  const [opened, setOpened] = useState<readonly string[]>([open.id]);
  if (!opened.includes(open.id)) setOpened([...opened, open.id]);
  return tabs
    .filter(({ id }) => id === open.id || opened.includes(id))
    .map(({ id, Content }) => (
      <div
        key={id}
        role="tabpanel"
        id={panelId(id)}
        aria-labelledby={tabId(id)}
        className={classes.panel}
        hidden={id !== open.id}
      >
        <Suspense fallback={<TabPending />}>
          <Content />
        </Suspense>
      </div>
    ));
}
