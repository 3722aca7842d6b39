// A section without resources: its purpose, a button to add the first, and one to skip it where allowed.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import classes from '../../grid/empty-panel.module.css';
import { useModuleSwitch } from '../../session/sheets/use-module-switch.ts';
import { useSkippable } from '../../session/sheets/use-skippable.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';

/** The purpose of a section. */
const emptySections: Readonly<Record<ResourceSectionId, MessageDescriptor>> = defineMessages({
  section_drivers: { id: 'section.empty.section_drivers' },
  section_sales: { id: 'section.empty.section_sales' },
  section_cos: { id: 'section.empty.section_cos' },
  section_sga: { id: 'section.empty.section_sga' },
  section_fixedassets: { id: 'section.empty.section_fixedassets' },
  section_depreciation: { id: 'section.empty.section_depreciation' },
  section_financing: { id: 'section.empty.section_financing' },
  section_taxes: { id: 'section.empty.section_taxes' },
  section_inflation: { id: 'section.empty.section_inflation' },
  section_seasonality: { id: 'section.empty.section_seasonality' },
});

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
