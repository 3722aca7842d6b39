// The frame of the area: its header with the environment, its tabs, and the content of the open one.
import { useIntl } from 'react-intl';
import { useShownPageName } from '#web/state/page/shown-page-name.ts';
import { useOperatorAddress } from '../parts/use-operator-address.ts';
import { environmentNames } from './environment-choice.tsx';
import { EnvironmentHeader } from './environment-header.tsx';
import classes from './frame.module.css';
import { TabList } from './tab-list.tsx';
import { TabPanels } from './tab-panels.tsx';
import { TabPending } from './tab-pending.tsx';
import { type OperatorTab, operatorTabs } from './tabs.ts';
import { useSwitchEnvironment } from './use-switch-environment.ts';

export function AdminFrame() {
  const { tab, openTab } = useOperatorAddress();
  const open = operatorTabs.find(({ id }) => id === tab) ?? operatorTabs[0];
  const environment = useSwitchEnvironment();
  const { current, isSwitching, isUnsure } = environment;
  const isProduction = current?.environment === 'production';
  useAreaName(open, isProduction);
  return (
    <div className={classes.frame} data-is-production={isProduction || undefined}>
      <EnvironmentHeader {...environment} />
      <div className={classes.body}>
        <TabList tabs={operatorTabs} open={open} onOpen={openTab} />
        {(!current || isSwitching) && <TabPending />}
        {current && !isSwitching && !isUnsure && (
          <TabPanels key={current.environment} tabs={operatorTabs} open={open} />
        )}
      </div>
    </div>
  );
}

/** Production comes first, so that it is still seen where the browser cuts the title off. */
function useAreaName({ title }: OperatorTab, isProduction: boolean): void {
  const { formatMessage } = useIntl();
  const parts = [formatMessage(title), formatMessage({ id: 'menu.admin' })];
  const production = formatMessage(environmentNames.production).toLocaleUpperCase();
  useShownPageName((isProduction ? [production, ...parts] : parts).join(' · '));
}
