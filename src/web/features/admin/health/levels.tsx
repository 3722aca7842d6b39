// The levels of health in words, colours and icons, so that none is told by its colour alone.
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Reply } from '#web/api/call.ts';
import classes from './health-tab.module.css';

export type Health = Reply<'getHealth'>;
export type Part = keyof Health['levels'];
export type Level = Health['levels'][Part];

const names = defineMessages<Level>({
  green: { id: 'admin.health-green' },
  amber: { id: 'admin.health-amber' },
  red: { id: 'admin.health-red' },
});

const icons = { green: IconCircleCheck, amber: IconAlertTriangle, red: IconCircleX } as const;

export function LevelMark({ level }: { readonly level: Level }) {
  const Icon = icons[level];
  return (
    <span className={classes.level} data-level={level}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage {...names[level]} />
    </span>
  );
}
