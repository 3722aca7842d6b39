// A section without resources: its purpose, a button to add the first, and one to skip it where allowed.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { emptySections } from '../../document/resources/resource-names.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import classes from '../../grid/empty-panel.module.css';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useSkippable } from '../../session/sheets/use-skippable.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';

export function EmptySection({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  return (
    <section className={classes.panel} data-required={sectionId === salesSection || undefined}>
      <p className={classes.title}>
        <FormattedMessage id="items.none" />
      </p>
      <p className={classes.why}>{formatMessage(emptySections[sectionId])}</p>
      <div className={classes.actions}>
        <Button
          leftSection={<IconPlus size={15} />}
          onClick={() => openEditorDialog(open, { name: 'add-resource', sectionId })}
        >
          <FormattedMessage id="section.add-first" />
        </Button>
        <SkipButton sectionId={sectionId} />
      </div>
    </section>
  );
}

/** Removes the section's sheet from the workbook, or adds it again. */
function SkipButton({ sectionId }: { readonly sectionId: ResourceSectionId }) {
  const switchSheet = useModuleSwitch();
  const sheet = useSkippable(sectionId);
  const moduleId = sheet?.moduleId;
  const isEnabled = useTemplateFact(({ data }) =>
    data.modules.some((module) => module.id === moduleId && module.isEnabled && module.isIncluded),
  );
  if (!sheet) return null;
  const { title, isOn } = sheet;
  // A sheet that only waits for its first resource has nothing to switch.
  if (!isOn && isEnabled) return null;
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
