// A section without resources: what it is for, a button to add the first, and one to go without where that may be.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { salesSection } from '../document/resources/section-rules.ts';
import classes from './empty-section.module.css';
import { useModuleSwitch } from './module-switch/use-module-switch.ts';
import { emptySections } from './resource-names.ts';
import { useSkippable } from './use-skippable.ts';

interface EmptySectionProps {
  readonly sectionId: string;
  readonly onAdd: () => void;
}

export function EmptySection({ sectionId, onAdd }: EmptySectionProps) {
  const { formatMessage } = useIntl();
  const why = emptySections[sectionId];
  return (
    <section className={classes.panel} data-required={sectionId === salesSection || undefined}>
      <p className={classes.title}>
        <FormattedMessage id="items.none" />
      </p>
      {why && <p className={classes.why}>{formatMessage(why)}</p>}
      <div className={classes.actions}>
        <Button leftSection={<IconPlus size={15} />} onClick={onAdd}>
          <FormattedMessage id="section.add-first" />
        </Button>
        <SkipButton sectionId={sectionId} />
      </div>
    </section>
  );
}

/** Leaves the sheet of the section out of the workbook, or takes it in again. */
function SkipButton({ sectionId }: { readonly sectionId: string }) {
  const switchSheet = useModuleSwitch();
  const sheet = useSkippable(sectionId);
  if (!sheet) return null;
  const { title, isOn } = sheet;
  return (
    <Button variant="default" onClick={() => switchSheet(sheet, !isOn)}>
      {isOn ? (
        <FormattedMessage id="section.skip" />
      ) : (
        <FormattedMessage id="sheets.switch" values={{ sheet: title }} />
      )}
    </Button>
  );
}
