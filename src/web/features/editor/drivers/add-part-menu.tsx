// The quiet button beneath a number that adds how it moves.
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { useTemplateFact } from '../document/document-context.ts';
import type { DriverPart } from '../document/drivers/driver-texts.ts';
import { periodsPerYear } from '../document/drivers/forecast-periods.ts';
import { offeredParts } from '../document/drivers/new-parts.ts';
import classes from './driver.module.css';
import { partNames } from './driver-names.ts';

interface AddPartMenuProps {
  readonly name: string;
  readonly present: readonly DriverPart[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onAdd: (part: DriverPart) => void;
  readonly onByPeriod: () => void;
  /** Where the number may be read from another row instead. */
  readonly onRead?: (() => void) | undefined;
}

export function AddPartMenu({ name, present, button, onAdd, onByPeriod, onRead }: AddPartMenuProps) {
  const { formatMessage } = useIntl();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  const offered = offeredParts(periodsPerYear[periodicity]).filter((part) => !present.includes(part));
  return (
    <Menu {...useMenuOpen()} position="bottom-start" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          ref={button}
          className={classes.add ?? ''}
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconPlus size={13} />}
          aria-label={formatMessage({ id: 'driver.add-to' }, { name })}
        >
          <FormattedMessage id="driver.add" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((part) => (
          <Menu.Item key={part} onClick={() => onAdd(part)}>
            <FormattedMessage {...partNames[part]} />
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onByPeriod}>
          <FormattedMessage
            id="driver.by-period"
            values={{ period: present.includes('by') ? 'year' : periodicity }}
          />
        </Menu.Item>
        {onRead && (
          <Menu.Item onClick={onRead}>
            <FormattedMessage id="reference.read" />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
