// The tabs: a column beside the content where there is room, rows above it on a tablet, and on a phone a button that unfolds them.
import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { panelId, tabId } from './tab-ids.ts';
import classes from './tab-list.module.css';
import type { OperatorTab } from './tabs.ts';

interface TabListProps {
  readonly tabs: readonly OperatorTab[];
  readonly open: OperatorTab;
  readonly onOpen: (id: string) => void;
}

const listId = 'operator-tabs';
const iconSize = 18;

export function TabList({ tabs, open, onOpen }: TabListProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const choose = (id: string) => {
    onOpen(id);
    if (!isUnfolded) return;
    setUnfolded(false);
    fold.current?.focus();
  };
  return (
    <div className={classes.place}>
      {isNarrow && (
        <UnstyledButton
          ref={fold}
          className={classes.fold ?? ''}
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <open.Icon size={iconSize} aria-hidden="true" />
          <span className={classes.foldName}>{formatMessage(open.title)}</span>
          <span className={classes.foldHint}>
            <FormattedMessage id="admin.all-sections" />
          </span>
          <IconChevronDown className={classes.chevron} size={iconSize} aria-hidden="true" />
        </UnstyledButton>
      )}
      <Tabs tabs={tabs} open={open} onOpen={choose} isHidden={isNarrow && !isUnfolded} />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function stepOf(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** Arrow keys move the focus, Enter and Space open: opening may ask the server for much. */
function Tabs({ tabs, open, onOpen, isHidden }: TabListProps & { readonly isHidden: boolean }) {
  const { formatMessage } = useIntl();
  const isColumn = useMediaQuery('(min-width: 1024px)', window.innerWidth >= 1024, {
    getInitialValueInEffect: false,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const from = buttons.findIndex((button) => button.contains(document.activeElement));
    const wanted = from === -1 ? null : stepOf(event.key, from, buttons.length);
    if (wanted === null) return;
    event.preventDefault();
    buttons[wanted]?.focus();
  };
  return (
    <div
      id={listId}
      role="tablist"
      aria-label={formatMessage({ id: 'admin.sections' })}
      aria-orientation={isColumn ? 'vertical' : 'horizontal'}
      className={classes.list}
      hidden={isHidden}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title, Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === open.id}
          aria-controls={id === open.id ? panelId(id) : undefined}
          tabIndex={id === open.id ? 0 : -1}
          className={classes.tab}
          onClick={() => onOpen(id)}
        >
          <Icon size={iconSize} aria-hidden="true" />
          <span>{formatMessage(title)}</span>
        </button>
      ))}
    </div>
  );
}
