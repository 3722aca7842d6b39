// The sheets of the workbook as a row of tabs on a phone, with a button for the full list.
import { ActionIcon } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { SheetList } from './sheet-list.tsx';
import classes from './sheet-tabs.module.css';

const SheetDrawer = lazyPart(() => import('./sheet-drawer.tsx'), 'SheetDrawer');

export function SheetTabs() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  /** Stays mounted once opened, so that closing can be animated. */
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={classes.row}>
      <ActionIcon
        className={classes.all ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={formatMessage({ id: 'editor.all-sheets' })}
        aria-expanded={isOpen}
        onClick={open}
      >
        <IconList size={20} />
      </ActionIcon>
      <SheetList asTabs />
      {isWanted && (
        <Suspense fallback={null}>
          <SheetDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
