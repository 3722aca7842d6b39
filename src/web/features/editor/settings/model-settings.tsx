// A list of the company-wide settings that open in a dialog.
import { IconBuildingBank, IconCalendar, IconPercentage, IconQuote } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTemplateDocument } from '../document/document-context.ts';
import { openSettings, type SettingsKind } from '../session/state/open-dialog.ts';
import classes from './model-settings.module.css';
import { settingsNames } from './settings-names.ts';

const entries: readonly (readonly [SettingsKind, ComponentType<{ size: number }>])[] = [
  ['timeline', IconCalendar],
  ['tax', IconPercentage],
  ['opening', IconBuildingBank],
  ['sources', IconQuote],
];

const iconSize = 18;

export function ModelSettings() {
  const open = useTemplateDocument();
  return (
    <div className={classes.list}>
      {entries.map(([kind, Icon]) => (
        <button key={kind} type="button" className={classes.entry} onClick={() => openSettings(open, kind)}>
          <Icon size={iconSize} aria-hidden="true" />
          <span>
            <FormattedMessage {...settingsNames[kind]} />…
          </span>
        </button>
      ))}
    </div>
  );
}
