// Parts of the editor that nobody needs to read or type the first number: their code comes right after it.

import { type ComponentProps, lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { awaitedParts, loadLater } from '#web/api/load-later.ts';
import { useFindState } from '../find-state.ts';
import classes from './later-parts.module.css';

const meanwhile = { button: <span className={classes.button} />, chart: <div className={classes.chart} /> };

const OwnItemMenu = lazy(async () => ({
  default: (await loadLater(() => import('./item-menu.tsx'))).ItemMenu,
}));
const OwnSectionMenu = lazy(async () => ({
  default: (await loadLater(() => import('./section-menu.tsx'))).SectionMenu,
}));
const OwnScenarioMenu = lazy(async () => ({
  default: (await loadLater(() => import('./scenarios/scenario-menu.tsx'))).ScenarioMenu,
}));
const OwnGenerateButton = lazy(async () => ({
  default: (await loadLater(() => import('./onboarding/generate-button.tsx'))).GenerateButton,
}));
const OwnViewMenu = lazy(async () => ({
  default: (await loadLater(() => import('./view-menu.tsx'))).ViewMenu,
}));
const OwnFindBar = lazy(async () => ({
  default: (await loadLater(() => import('./find/find-bar.tsx'))).FindBar,
}));
const OwnModelView = lazy(async () => ({
  default: (await loadLater(() => import('./model-view.tsx'))).ModelView,
}));
const OwnRevenueChart = lazy(async () => ({
  default: (await loadLater(() => import('./revenue-chart.tsx'))).RevenueChart,
}));

export const ItemMenu = (props: ComponentProps<typeof OwnItemMenu>) => (
  <Suspense fallback={meanwhile.button}>
    <OwnItemMenu {...props} />
  </Suspense>
);

export const SectionMenu = (props: ComponentProps<typeof OwnSectionMenu>) => (
  <Suspense fallback={meanwhile.button}>
    <OwnSectionMenu {...props} />
  </Suspense>
);

export const ScenarioMenu = () => (
  <Suspense fallback={meanwhile.button}>
    <OwnScenarioMenu />
  </Suspense>
);

export const GenerateButton = () => (
  <Suspense fallback={meanwhile.button}>
    <OwnGenerateButton />
  </Suspense>
);

export const ViewMenu = () => (
  <Suspense fallback={meanwhile.button}>
    <OwnViewMenu />
  </Suspense>
);

export const FindBar = () =>
  useFindState(({ isOpen }) => isOpen) && (
    <Suspense fallback={null}>
      <OwnFindBar />
    </Suspense>
  );

export const ModelView = () => (
  <Suspense fallback={<Awaited />}>
    <OwnModelView />
  </Suspense>
);

export const RevenueChart = () => (
  <Suspense fallback={meanwhile.chart}>
    <OwnRevenueChart />
  </Suspense>
);

/** A whole panel would else be blank while the server is away. */
function Awaited() {
  const isAwaited = useStore(awaitedParts, ({ count }) => count > 0);
  return (
    isAwaited && (
      <p className={classes.awaited}>
        <FormattedMessage id="later.awaited" />
      </p>
    )
  );
}
