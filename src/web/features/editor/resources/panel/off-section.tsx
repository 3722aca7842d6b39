// Says that a section's sheet is disabled, so that its numbers do not count, and enables it.

import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useSheetOfSection } from '../../session/sheets/use-skippable.ts';
import classes from './off-section.module.css';

export function OffSection({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const switchSheet = useModuleSwitch();
  const sheet = useSheetOfSection(sectionId);
  if (!sheet || sheet.isOn) return null;
  return (
    <section className={classes.off}>
      <div className={classes.words}>
        <p className={classes.title}>
          <FormattedMessage id="sheets.off" values={{ sheet: sheet.title }} />
        </p>
        <p className={classes.why}>
          <FormattedMessage id="section.off-why" />
        </p>
      </div>
      <Button size="xs" onClick={() => switchSheet(sheet, true)}>
        <FormattedMessage id="section.switch-on" />
      </Button>
    </section>
  );
}
