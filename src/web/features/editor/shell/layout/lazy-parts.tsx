// Parts of the editor that are not needed to read or type the first number: their code loads right after it.

import { FormattedMessage } from 'react-intl';
import { useStore } from 'zustand';
import { awaitedPart } from '#web/api/awaited-part.tsx';
import { awaitedParts } from '#web/api/load-lazily.ts';
import { useFindState } from '../../session/view/find-state.ts';
import classes from './lazy-parts.module.css';

const meanwhile = <span className={classes.button} />;

export const ScenarioMenu = awaitedPart(
  () => import('../../scenarios/scenario-menu.tsx'),
  'ScenarioMenu',
  meanwhile,
);

export const GenerateButton = awaitedPart(
  () => import('../../generation/onboarding/generate-button.tsx'),
  'GenerateButton',
  meanwhile,
);

export const HistoryButton = awaitedPart(
  () => import('../../versions/history-button.tsx'),
  'HistoryButton',
  meanwhile,
);

export const ViewMenu = awaitedPart(() => import('../../sheets/view/view-menu.tsx'), 'ViewMenu', meanwhile);

const LazyFindBar = awaitedPart(() => import('../../sheets/view/find-bar.tsx'), 'FindBar');

export const FindBar = () => useFindState(({ isOpen }) => isOpen) && <LazyFindBar />;

export const ModelView = awaitedPart(() => import('./model-view.tsx'), 'ModelView', <Awaited />);

/** Otherwise a whole panel would be blank while the server is unavailable. */
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
